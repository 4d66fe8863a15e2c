import * as z from 'zod';
import { instantSchema, type SchemasOf } from './common.schemas.ts';
import type { factorEndpoints } from './factor.endpoints.ts';

/** Six digits of an authenticator app, or a recovery code; as people type them, with spaces and dashes. */
export const codeSchema = z.string().trim().min(1).max(40);

export const factorsSchema = z.object({
  /** The authenticator app; null without one. */
  totp: z.object({ createdAt: instantSchema }).nullable(),
  /** Null when none were made. */
  recoveryCodes: z.object({ createdAt: instantSchema, left: z.number().int() }).nullable(),
  hasPasskey: z.boolean(),
  /** Whether the password alone does not sign in. */
  hasSecondStep: z.boolean(),
});
export type Factors = z.infer<typeof factorsSchema>;

const newTotpSchema = z.object({
  /** Base32, to be typed. */
  secret: z.string(),
  /** `otpauth:` address, for a QR code. */
  uri: z.string(),
});
export type NewTotp = z.infer<typeof newTotpSchema>;

const newCodesSchema = z.object({ recoveryCodes: z.array(z.string()) });

export const factorSchemas = {
  get: { reply: factorsSchema },
  beginTotp: { reply: newTotpSchema },
  confirmTotp: { body: z.object({ code: codeSchema }), reply: newCodesSchema },
  removeTotp: {},
  makeRecoveryCodes: { reply: newCodesSchema },
  removeRecoveryCodes: {},
} as const satisfies SchemasOf<typeof factorEndpoints>;
