/** The worker that the page speaks with (`client.ts`). Bots think in another one, which it starts itself. */
import { scriptAddress } from "../lib/browser/trusted.ts";
import { RemoteThinking } from "./remote_thinking.ts";
import { serve } from "./rpc.ts";
import { TableStorage } from "./storage.ts";
import thinkerAddress from "./thinker_worker.ts?worker&url";
import { type Telling, Workshop } from "./workshop.ts";

const tell = (telling: Telling) => self.postMessage(telling);
/** Pages of this browser tell each other which tables have changed. */
const others = new BroadcastChannel("reihum-tables");

const workshop = new Workshop({
  storage: TableStorage.open((keeping) => tell({ told: "keeping", keeping })),
  thinking: new RemoteThinking(() => new Worker(scriptAddress(thinkerAddress), { type: "module" })),
  tell,
  hail: (table) => others.postMessage(table),
});
others.onmessage = ({ data }: MessageEvent<string>) => void workshop.hailed(data);
serve(self, workshop.handlers);
