/** A worker that weighs steps of a match. */
import { serve } from "../engine/rpc.ts";
import { weigher } from "./weighing.ts";

serve(self, weigher());
