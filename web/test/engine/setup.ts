import { buildModules } from "./modules.ts";

export default buildModules;
