export { runCommandLine } from './run.ts';
export type { CommandOutput } from './run.ts';
export { remotePlatform, uploadBuild } from './remote-platform.ts';
