import type * as z from 'zod';
import type { PlatformOperation } from './endpoints.ts';
import { releaseSchemas } from './release.schemas.ts';
import { rightsSchemas } from './rights.schemas.ts';

export * from './release.schemas.ts';
export * from './release-problem.schemas.ts';
export * from './rights.schemas.ts';
export * from './source-state.schemas.ts';

/** What a call takes and answers. */
export interface PlatformSchemas {
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  readonly reply: z.ZodType;
}

/** The schemas of every call, by the same operation as `platformEndpoints`. */
export const platformSchemas = { ...releaseSchemas, ...rightsSchemas } as const satisfies Readonly<
  Record<PlatformOperation, PlatformSchemas>
>;
