import * as z from 'zod';
import type { authEndpoints } from './auth.endpoints.ts';
import type { SchemasOf } from './common.schemas.ts';
import { userSchema } from './user.schemas.ts';
import { MAX_PASSWORD_LENGTH } from './vocabulary.ts';

export const authSchemas = {
  me: { reply: userSchema.nullable() },
  login: {
    body: z.object({
      email: z.string().trim().toLowerCase().min(1).max(254),
      password: z.string().min(1).max(MAX_PASSWORD_LENGTH),
    }),
    reply: z.object({ user: userSchema }),
  },
  logout: {},
} as const satisfies SchemasOf<typeof authEndpoints>;
