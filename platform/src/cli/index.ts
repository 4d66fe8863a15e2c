export { runCommandLine } from './run.ts';
export type { CommandOutput } from './run.ts';
export { ReleaseClient } from './release-client.ts';
