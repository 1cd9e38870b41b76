/** The worker in which bots think. */
import { serve } from "./rpc.ts";
import { thinker } from "./thinking.ts";

serve(self, thinker());
