export { findApps, getApp, WORKSPACE } from './apps.ts';
export { loadConfiguration } from './load-configuration.ts';
export type { App } from './apps.ts';
export { buildApp, BuildError } from './build-app.ts';
export { releaseChanged } from './release-changed.ts';
export type { Outcome, ReleaseChangedOptions, ReleaseReport } from './release-changed.ts';
export { isReleasedByStart, reasonOfStart } from './start-release.ts';
export { checkSources } from '../gate/types/check-sources.ts';
