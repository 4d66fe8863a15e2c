import * as z from 'zod';
import type { authEndpoints } from './auth.endpoints.ts';
import { emailSchema, idSchema, instantSchema, passwordSchema, type SchemasOf } from './common.schemas.ts';
import { userSchema } from './user.schemas.ts';
import { LANGUAGES, MAX_PASSWORD_LENGTH } from './vocabulary.ts';

/** One place where a user is signed in. */
export const sessionSchema = z.object({
  id: idSchema,
  createdAt: instantSchema,
  /** Last use, to within five minutes. */
  seenAt: instantSchema,
  /** What it said it is, e.g. `Firefox` on `Android`; null when it said nothing known. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
  /** The session that asks. */
  isCurrent: z.boolean(),
});
export type Session = z.infer<typeof sessionSchema>;

/** What stands behind the `#` of a link that was mailed: 256 random bits, base64url. */
const linkTokenSchema = z.string().max(200);

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
  sessions: { reply: z.array(sessionSchema) },
  endSession: { params: z.object({ id: idSchema }) },
  endOtherSessions: {},
  requestPasswordReset: {
    body: z.object({
      email: emailSchema,
      /** Of the mail, for an account that has chosen none. */
      language: z.enum(LANGUAGES).optional(),
    }),
  },
  resetPassword: {
    body: z.object({
      token: linkTokenSchema,
      password: passwordSchema,
      confirmPassword: z.string().max(MAX_PASSWORD_LENGTH),
    }),
  },
  resendConfirmation: {},
  confirmEmail: { body: z.object({ token: linkTokenSchema }) },
} as const satisfies SchemasOf<typeof authEndpoints>;
