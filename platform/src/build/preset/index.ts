export { DEVELOPMENT_HOST } from './development.ts';
export { defineArea, definePlain, defineShell } from './define.ts';
export type { ConfigurationFactory, PlainOptions } from './define.ts';
export type { AppOptions, AreaOptions } from './options.ts';
