import * as z from 'zod';
import { areaSchema, limitSchema, timeSchema, whySchema } from './rights.schemas.ts';
import { sourceStateSchema } from './source-state.schemas.ts';

const versionSchema = z.string().regex(/^[0-9A-Za-z][0-9A-Za-z.+-]{0,99}$/, 'must be a version');
const togetherSchema = z.array(z.string()).readonly().exactOptional();
/** Goes live even if the gate refuses; recorded in the history. A version with damaged files never goes live. */
const isForcedSchema = z.boolean().default(false);

/** Health of a version on the pages that use it, since the last change of its area. */
export const releaseHealthSchema = z.object({
  /** Page loads that included the version. */
  pageLoads: z.number(),
  /** Page loads with at least one failure of it. */
  failedPageLoads: z.number(),
  /** How often its code could not be loaded. */
  loadFailures: z.number(),
  /** Errors while it was on screen. */
  caughtErrors: z.number(),
  /** Load failures and errors per 1,000 page loads; null before the first page load. */
  errorsPer1000: z.number().nullable(),
  /** Interaction to next paint, 75th percentile in milliseconds; null before the first interaction. */
  inp: z.number().nullable(),
});
export type ReleaseHealth = z.output<typeof releaseHealthSchema>;

/** A version that visitors get. */
export const versionStatusSchema = z.object({
  version: z.string(),
  /** When it went live. */
  since: timeSchema,
  /**
   * Who promoted it: an admin's e-mail address, `pipeline <name>`, a system user, `start <machine>-<checkout>`, or
   * `platform` itself.
   */
  who: z.string(),
  why: z.string(),
  /** Absent where it was released from no repository. */
  source: sourceStateSchema.exactOptional(),
  /** All areas that changed in one step with it; absent where it changed alone. */
  together: togetherSchema,
  health: releaseHealthSchema,
});
export type VersionStatus = z.output<typeof versionStatusSchema>;

/** A version that a share of the visitors, from 0 to 1, gets. */
const canaryStatusSchema = versionStatusSchema.extend({ share: z.number() });

/** The version that a rollback would restore, with its health when it was last live. */
const previousStatusSchema = versionStatusSchema.pick({ version: true, health: true });
export type PreviousStatus = z.output<typeof previousStatusSchema>;

/** A version in the release store. */
const storedVersionSchema = z.object({ version: z.string(), storedAt: timeSchema });
export type StoredVersion = z.output<typeof storedVersionSchema>;

/** Release status of the shell or an area. */
export const areaStatusSchema = z.object({
  /** `shell`, `mf-public`, … */
  name: z.string(),
  /** The team that owns it, by the live version's description; absent where that names none. */
  team: z.string().exactOptional(),
  live: versionStatusSchema,
  previous: previousStatusSchema.nullable(),
  canary: canaryStatusSchema.nullable(),
  /** Stored versions that can be promoted, latest first, at most 50; includes live, previous and canary. */
  versions: z.array(storedVersionSchema).readonly(),
  /** Whether the product can't be without it, so that it can't be retired; absent on servers of an older platform. */
  isNeeded: z.boolean().exactOptional(),
});
export type AreaStatus = z.output<typeof areaStatusSchema>;

/** An area after a change. */
export const areaChangeSchema = areaStatusSchema.extend({
  /** What the gate could not check on this server, one sentence each. */
  unchecked: z.array(z.string()).readonly(),
  /** What the gate found and let pass, one sentence each. */
  warnings: z.array(z.string()).readonly().exactOptional(),
});
export type AreaChange = z.output<typeof areaChangeSchema>;

/** An area that was taken out and may come back. */
export const retiredStatusSchema = z.object({
  name: z.string(),
  /** The team that owns it, by the version that was live. */
  team: z.string().exactOptional(),
  /** The version that was live, which a rollback brings back. */
  version: z.string(),
  /** When it was retired. */
  since: timeSchema,
  who: z.string(),
  why: z.string(),
  /** Addresses that it still owns, which answer 410, in react-router syntax. */
  addresses: z.array(z.string()).readonly(),
});
export type RetiredStatus = z.output<typeof retiredStatusSchema>;

/** Release status of everything that is live. */
const releasesStatusSchema = z.object({
  /** Number of changes of the registry so far. */
  revision: z.number(),
  /** Short id of the set of live versions. */
  composition: z.string(),
  areas: z.array(areaStatusSchema).readonly(),
  /** Areas that were taken out; absent on servers of an older platform. */
  retired: z.array(retiredStatusSchema).readonly().exactOptional(),
});
export type ReleasesStatus = z.output<typeof releasesStatusSchema>;

/** `canary` with a `share` of 0 ends a canary without counting as a rollback. */
const releaseChangeKindSchema = z.enum(['promote', 'rollback', 'canary', 'retire']);

/** One change of what is live. */
export const releaseChangeSchema = z.object({
  kind: releaseChangeKindSchema,
  area: z.string(),
  /** What was live, or the canary that was rolled back; null when nothing of the area was live. */
  from: z.string().nullable(),
  /** Null when the area was taken out. */
  to: z.string().nullable(),
  who: z.string(),
  why: z.string(),
  when: timeSchema,
  /** Of a canary, 0 to 1; null otherwise. */
  share: z.number().nullable(),
  /** Whether it was an automatic rollback because of the version's health. */
  isAutomatic: z.boolean(),
  /** The gate's objections when somebody forced it; empty otherwise. */
  forced: z.array(z.string()).readonly(),
  /** What the version was released from; absent where that was no repository. */
  source: sourceStateSchema.exactOptional(),
  together: togetherSchema,
});
export type ReleaseChange = z.output<typeof releaseChangeSchema>;

/** Changes, latest first. */
const releaseHistorySchema = z.object({ changes: z.array(releaseChangeSchema).readonly() });
export type ReleaseHistory = z.output<typeof releaseHistorySchema>;

/** Makes a stored version live for everybody; the version may be the current canary. */
const promoteSchema = z.strictObject({
  area: areaSchema,
  version: versionSchema,
  why: whySchema,
  isForced: isForcedSchema,
  /** Whether it may bring back a retired area, which is refused otherwise. */
  isReturn: z.boolean().exactOptional(),
});
export type PromoteRequest = z.input<typeof promoteSchema>;

/** Rolls back the canary if there is one, else the live version. A retired area comes back as it was. */
const rollbackSchema = z.strictObject({
  area: areaSchema,
  why: whySchema,
  /** The version to roll back; the reply is `conflict` when it is no longer live or canary. */
  from: versionSchema.exactOptional(),
  /** Rolls back every area that changed in one step with it, in one step, too; not with `from`. */
  isTogether: z.boolean().exactOptional(),
});
export type RollbackRequest = z.input<typeof rollbackSchema>;

/** Shows a stored version to a share of the visitors; 0 ends it. */
const canarySchema = z.strictObject({
  area: areaSchema,
  version: versionSchema,
  /** 0 to 1. */
  share: z.number().min(0).max(1),
  why: whySchema,
  isForced: isForcedSchema,
});
export type CanaryRequest = z.input<typeof canarySchema>;

/** Takes an area out: its addresses answer 410 until it comes back, or gives them up. */
const retireSchema = z.strictObject({ area: areaSchema, why: whySchema });
export type RetireRequest = z.input<typeof retireSchema>;

/** The result of an upload. */
const uploadedVersionSchema = z.object({
  area: z.string(),
  version: z.string(),
  /** False when the store already had this version. */
  isNew: z.boolean(),
});
export type UploadedVersion = z.output<typeof uploadedVersionSchema>;

export const releaseSchemas = {
  readStatus: { reply: releasesStatusSchema },
  readHistory: {
    query: z.strictObject({ area: areaSchema.exactOptional(), limit: limitSchema }),
    reply: releaseHistorySchema,
  },
  addBuild: { reply: uploadedVersionSchema },
  promote: { body: promoteSchema, reply: areaChangeSchema },
  rollback: { body: rollbackSchema, reply: areaChangeSchema },
  canary: { body: canarySchema, reply: areaChangeSchema },
  retire: { body: retireSchema, reply: retiredStatusSchema },
} as const;
