export { startDevelopment } from './start-development.ts';
export type { Development, DevelopmentOptions } from './start-development.ts';
