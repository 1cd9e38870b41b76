import { expect, test } from "vitest";
import { FrameQueue } from "../src/lib/playback/pace.ts";

/** A picture that is shown when the test says so. */
function pictures(): { pace: FrameQueue; show(): void } {
  let waiting: (() => void)[] = [];
  const pace = new FrameQueue((then) => void waiting.push(then));
  return {
    pace,
    show() {
      const all = waiting;
      waiting = [];
      for (const then of all) then();
    },
  };
}

test("work waits for the next picture and is done all at once, in its order", () => {
  const { pace, show } = pictures();
  const done: string[] = [];
  pace.do(() => done.push("touch"));
  pace.do(() => done.push("answer"));
  expect(done).toEqual([]);
  show();
  expect(done).toEqual(["touch", "answer"]);
});

test("what work asks for waits for the picture after it", () => {
  const { pace, show } = pictures();
  const done: string[] = [];
  pace.do(() => {
    done.push("first");
    pace.do(() => done.push("second"));
  });
  show();
  expect(done).toEqual(["first"]);
  show();
  expect(done).toEqual(["first", "second"]);
});
