export { runCommandLine } from './run.ts';
export type { CommandOutput } from './run.ts';
