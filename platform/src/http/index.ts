export { authoriseBy, hashToken, readPipelineTokens } from './authorise.ts';
export type { Authorise, Caller, PipelineTokens } from './authorise.ts';
export { createReleaseApi, isPlatformPath } from './release-api.ts';
export type { ReleaseApi, ReleaseApiOptions } from './release-api.ts';
