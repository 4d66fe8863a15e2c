export { findApps, getApp, WORKSPACE } from './apps.ts';
export type { App } from './apps.ts';
export { buildIfChanged } from './build-if-changed.ts';
export { checkSources, findCompiler } from './gate/types/check-sources.ts';
export { loadConfiguration } from './load-configuration.ts';
export { releaseChanged } from './release-changed.ts';
export type { ReleaseReport } from './release-changed.ts';
export { readSourceState } from './source-state.ts';
export { isReleasedByStart, reasonOfStart } from './start-release.ts';
