import * as z from 'zod';
import { idSchema, instantSchema, lineSchema, type SchemasOf } from './common.schemas.ts';
import type { passkeyEndpoints } from './passkey.endpoints.ts';
import { MAX_PASSKEY_NAME } from './vocabulary.ts';

/** Binary data of WebAuthn as the browser's JSON has it. */
const base64UrlSchema = (max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    .regex(/^[A-Za-z0-9_-]+$/);

/** A credential id has at most 1023 bytes (WebAuthn 4). */
const credentialIdSchema = base64UrlSchema(1400);
const transportsSchema = z.array(z.string().max(20)).max(10);

export const passkeySchema = z.object({
  id: idSchema,
  name: z.string(),
  createdAt: instantSchema,
  /** Null until it is first used. */
  usedAt: instantSchema.nullable(),
  /** Whether the person's password manager keeps a copy, e.g. on their other devices. */
  isBackedUp: z.boolean(),
});
export type Passkey = z.infer<typeof passkeySchema>;

const descriptorSchema = z.object({
  type: z.literal('public-key'),
  id: z.string(),
  transports: z.array(z.string()),
});

/** `PublicKeyCredentialCreationOptionsJSON`, as far as the service sets it. */
const creationOptionsSchema = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.number().int() })),
  /** Milliseconds. */
  timeout: z.number().int(),
  excludeCredentials: z.array(descriptorSchema),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.boolean(),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
});
export type PasskeyCreationOptions = z.infer<typeof creationOptionsSchema>;

/** `PublicKeyCredentialRequestOptionsJSON`, as far as the service sets it. */
export const passkeyRequestOptionsSchema = z.object({
  rpId: z.string(),
  challenge: z.string(),
  timeout: z.number().int(),
  userVerification: z.literal('required'),
  /** Empty: any passkey of this site. */
  allowCredentials: z.array(descriptorSchema),
});
export type PasskeyRequestOptions = z.infer<typeof passkeyRequestOptionsSchema>;

/** `RegistrationResponseJSON` of a browser; what it holds beyond that is dropped. */
const newCredentialSchema = z.object({
  id: credentialIdSchema,
  rawId: credentialIdSchema,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: base64UrlSchema(4000),
    attestationObject: base64UrlSchema(20_000),
    transports: transportsSchema.optional(),
  }),
});
export type NewPasskeyCredential = z.infer<typeof newCredentialSchema>;

/** `AuthenticationResponseJSON` of a browser. */
export const passkeyProofSchema = z.object({
  id: credentialIdSchema,
  rawId: credentialIdSchema,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: base64UrlSchema(4000),
    authenticatorData: base64UrlSchema(4000),
    signature: base64UrlSchema(4000),
    userHandle: base64UrlSchema(200).nullish(),
  }),
});
export type PasskeyProof = z.infer<typeof passkeyProofSchema>;

const idParams = z.object({ id: idSchema });
const nameSchema = lineSchema(MAX_PASSKEY_NAME, 1);

export const passkeySchemas = {
  list: { reply: z.array(passkeySchema) },
  creationOptions: { reply: creationOptionsSchema },
  create: {
    body: z.object({ name: nameSchema, credential: newCredentialSchema }),
    reply: passkeySchema,
  },
  rename: { params: idParams, body: z.object({ name: nameSchema }), reply: passkeySchema },
  remove: { params: idParams },
} as const satisfies SchemasOf<typeof passkeyEndpoints>;
