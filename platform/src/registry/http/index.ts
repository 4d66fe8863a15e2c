export { createIdentify } from './identify.ts';
export type { Identify, IdentifyAdmin } from './identify.ts';
export { createReleaseApi, isPlatformPath } from './release-api.ts';
export type { ReleaseApi, ReleaseApiOptions } from './release-api.ts';
