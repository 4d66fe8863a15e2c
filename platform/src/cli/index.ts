export { storeFolder } from './arguments.ts';
export { runCommandLine } from './run.ts';
export type { CommandOutput } from './run.ts';
