export * from './acts.ts';
export type * from './rights.schemas.ts';
