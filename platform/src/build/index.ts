export { findApps, getApp, WORKSPACE } from './apps.ts';
export { loadConfiguration } from './load-configuration.ts';
export type { App } from './apps.ts';
export { buildApp, BuildError } from './build-app.ts';
export { buildChanged } from './build-changed.ts';
export type { BuildChangedOptions, BuildReport, Outcome } from './build-changed.ts';
