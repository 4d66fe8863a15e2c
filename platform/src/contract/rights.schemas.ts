import * as z from 'zod';
import { ACTS, EVERY_AREA } from './acts.ts';

/** An area's name, or `shell`. */
export const areaSchema = z.string().regex(/^[a-z][a-z0-9-]{0,63}$/, 'must be the name of an area');
export const whySchema = z.string().trim().min(1, 'must say why').max(500);
/** ISO 8601. */
export const timeSchema = z.iso.datetime();

/** Rights for one area. Every grant includes `look`. */
export const grantSchema = z.strictObject({
  /** An area, `shell`, or `EVERY_AREA`. */
  area: z.union([areaSchema, z.literal(EVERY_AREA)]),
  acts: z.array(z.enum(ACTS)).min(1).max(ACTS.length).readonly(),
});
export type Grant = z.output<typeof grantSchema>;
const grantsSchema = z.array(grantSchema).max(50).readonly();

const tokenNameSchema = z
  .string()
  .regex(/^[a-z0-9][a-z0-9-]{0,39}$/, 'must be a-z, 0-9 and hyphens, at most 40');

/** `active`, also while it is new; `ended` by somebody, or its time is over. */
const tokenStateSchema = z.enum(['active', 'ended']);

/** A token as lists show it; the token itself is known to its holder alone. */
export const tokenStatusSchema = z.object({
  name: z.string(),
  grants: z.array(grantSchema).readonly(),
  state: tokenStateSchema,
  madeBy: z.string(),
  /** Null for a token of `PLATFORM_TOKENS`. */
  madeAt: timeSchema.nullable(),
  /** When it stops or has stopped working by itself; null: never. */
  endsAt: timeSchema.nullable(),
  /** To the minute. */
  lastUsedAt: timeSchema.nullable(),
  /** Always null: older releases of the admins' area show any other value as a time. */
  earlierUntil: z.null().exactOptional(),
  /** Whether it stands in the setting `PLATFORM_TOKENS`, with every right; it can be ended. */
  isFromSettings: z.boolean(),
});
export type TokenStatus = z.output<typeof tokenStatusSchema>;

const tokenListSchema = z.object({ tokens: z.array(tokenStatusSchema).readonly() });
export type TokenList = z.output<typeof tokenListSchema>;

const newTokenSchema = z.strictObject({
  name: tokenNameSchema,
  grants: grantsSchema.unwrap().min(1).readonly(),
  /** In the future. */
  endsAt: timeSchema.exactOptional(),
});
export type NewToken = z.output<typeof newTokenSchema>;

/** The only reply that has the token. */
const madeTokenSchema = z.object({ name: z.string(), token: z.string() });
export type MadeToken = z.output<typeof madeTokenSchema>;

const tokenEndSchema = z.strictObject({ name: tokenNameSchema });
export type TokenEnd = z.output<typeof tokenEndSchema>;

/** Limits what an admin may do; `grants: null` gives back every right. */
const personLimitSchema = z.strictObject({
  email: z.email().max(254),
  grants: grantsSchema.nullable(),
});
export type PersonLimit = z.output<typeof personLimitSchema>;

/** Gives up an address that the live version of the area no longer mounts. */
const addressGiveUpSchema = z.strictObject({
  area: areaSchema,
  pattern: z.string().startsWith('/').max(200),
  why: whySchema,
});
export type AddressGiveUp = z.output<typeof addressGiveUpSchema>;

/** Who may do what, and whose the addresses are. */
const rightsStatusSchema = z.object({
  /** The caller's own rights. */
  own: z.array(grantSchema).readonly(),
  /** Admins who may do less than everything; empty for callers without `rights` for everything. */
  people: z.record(z.string(), z.array(grantSchema).readonly()),
  /** Patterns by the area that owns them. */
  addresses: z.record(z.string(), z.array(z.string()).readonly()),
});
export type RightsStatus = z.output<typeof rightsStatusSchema>;

/** One act of a token or person, done or refused. */
const loggedActSchema = z.object({
  when: timeSchema,
  /** An admin's e-mail address, `pipeline <name>`, or a system user. */
  who: z.string(),
  /** The network that it came from; `local` on the command line. */
  network: z.string(),
  /** The rights that it needed; empty when the token itself was refused. */
  acts: z.array(z.enum(ACTS)).readonly(),
  /** The areas that it concerned, or `EVERY_AREA`. */
  areas: z.array(z.string()).readonly(),
  /** What it was about: a version, the name of a token, an address. */
  subject: z.string(),
  /** Why it was refused or failed; null when it was done. */
  refusal: z.string().nullable(),
});
export type LoggedAct = z.output<typeof loggedActSchema>;

/** Acts, latest first. */
const actLogSchema = z.object({ acts: z.array(loggedActSchema).readonly() });
export type ActLog = z.output<typeof actLogSchema>;

/** How many entries of a list, the latest first. */
export const limitSchema = z.coerce.number<number>().int().min(1).max(500).default(100);

export const rightsSchemas = {
  readRights: { reply: rightsStatusSchema },
  listTokens: { reply: tokenListSchema },
  createToken: { body: newTokenSchema, reply: madeTokenSchema },
  endToken: { body: tokenEndSchema, reply: tokenListSchema },
  limitPerson: { body: personLimitSchema, reply: rightsStatusSchema },
  giveUpAddress: { body: addressGiveUpSchema, reply: rightsStatusSchema },
  readActs: { query: z.strictObject({ limit: limitSchema }), reply: actLogSchema },
} as const;
