/** Base path of the platform's own endpoints; no area may mount below it. */
export const PLATFORM_PATH = '/platform';

export type * from './release.schemas.ts';
export type * from './release-problem.schemas.ts';
export type * from './source-state.schemas.ts';
