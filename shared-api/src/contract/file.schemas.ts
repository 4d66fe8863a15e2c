import * as z from 'zod';
import type { SchemasOf } from './common.schemas.ts';
import type { fileEndpoints } from './file.endpoints.ts';

/**
 * `w`: wanted width in pixels; the service answers with the next of its own widths. With `.jpg` for `.webp`: a preview.
 */
export const fileSchemas = {
  get: {
    params: z.object({ filename: z.string().min(1).max(120) }),
    query: z.object({ w: z.coerce.number<number>().int().min(1).max(4096).optional() }),
  },
} as const satisfies SchemasOf<typeof fileEndpoints>;
