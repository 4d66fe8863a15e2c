import * as z from 'zod';
import type { authEndpoints } from './auth.endpoints.ts';
import { emailSchema, idSchema, instantSchema, passwordSchema, type SchemasOf } from './common.schemas.ts';
import { codeSchema } from './factor.schemas.ts';
import { passkeyProofSchema, passkeyRequestOptionsSchema } from './passkey.schemas.ts';
import { userSchema } from './user.schemas.ts';
import { LANGUAGES } from './languages.ts';
import { MAX_PASSWORD_LENGTH } from './vocabulary.ts';

/** One place where a user is signed in. */
export const sessionSchema = z.object({
  id: idSchema,
  createdAt: instantSchema,
  /** Last use, to within five minutes. */
  seenAt: instantSchema,
  /** Browser and system, e.g. `Firefox` on `Android`; null when unknown. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
  /** Whether it is the caller's session. */
  isCurrent: z.boolean(),
});
export type Session = z.infer<typeof sessionSchema>;

/**
 * How a signed-in person proves who they are: with a passkey or their authenticator app, and with the password only
 * without either.
 */
export const verificationOptionsSchema = z.object({
  /** For the browser; null without a passkey. */
  passkey: passkeyRequestOptionsSchema.nullable(),
  /** A code of the authenticator app counts. */
  hasTotp: z.boolean(),
  /** Without either the password counts. */
  hasPassword: z.boolean(),
  /** An admin who has to prove it by a passkey or an app, and adds a passkey if there is neither. */
  isFactorRequired: z.boolean(),
  /** Whether the last proof was within ten minutes. */
  isVerified: z.boolean(),
});
export type VerificationOptions = z.infer<typeof verificationOptionsSchema>;

/** One of the proofs that the options name. */
export const verificationSchema = z.object({
  credential: passkeyProofSchema.optional(),
  code: codeSchema.optional(),
  password: z.string().min(1).max(MAX_PASSWORD_LENGTH).optional(),
});

/** The token in the fragment of a mailed link: 256 random bits, base64url. */
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
  finishLogin: {
    body: z.object({ code: codeSchema }),
    reply: z.object({ user: userSchema }),
  },
  passkeyLoginOptions: { reply: passkeyRequestOptionsSchema },
  loginWithPasskey: {
    body: z.object({ credential: passkeyProofSchema }),
    reply: z.object({ user: userSchema }),
  },
  logout: {},
  verificationOptions: { reply: verificationOptionsSchema },
  verify: { body: verificationSchema },
  sessions: { reply: z.array(sessionSchema) },
  endSession: { params: z.object({ id: idSchema }) },
  endOtherSessions: {},
  requestPasswordReset: {
    body: z.object({
      email: emailSchema,
      /** Language of the mail for an account without a language. */
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
