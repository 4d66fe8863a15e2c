export { defineArea, defineShell } from './define.ts';
export type { ConfigurationFactory } from './define.ts';
export type { AppOptions, AreaOptions } from './options.ts';
