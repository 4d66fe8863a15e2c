export * from './area.ts';
export * from './constants.ts';
export * from './integrity.ts';
export * from './mounts.ts';
export * from './page.ts';
export * from './registry.ts';
export * from './releases.ts';
export * from './styles.ts';
