import * as z from 'zod';

/** What the gate looks at; `unchecked` is what it could not look at, `deadline` that it was not done in time. */
const gateCheckSchema = z.enum([
  'files',
  'contract',
  'mounts',
  'shared',
  'weight',
  'styles',
  'types',
  'smoke',
  'deadline',
  'unchecked',
]);
export type GateCheck = z.output<typeof gateCheckSchema>;

/** Why the gate refuses a version. */
export const gateProblemSchema = z.object({
  check: gateCheckSchema,
  /** What is wrong, in one sentence. */
  reason: z.string(),
  /** How to fix it, in one sentence. */
  fix: z.string(),
});
export type GateProblem = z.output<typeof gateProblemSchema>;

/**
 * `refused`: the gate found {@link ReleaseProblem.problems}; `conflict`: somebody else was faster, read the status
 * again; `unavailable`: the store cannot be reached.
 */
const releaseProblemCodeSchema = z.enum([
  'unauthorized',
  'forbidden',
  'factor_required',
  'verification_required',
  'origin_invalid',
  'xsrf_invalid',
  'invalid',
  'not_found',
  'conflict',
  'refused',
  'unavailable',
]);
export type ReleaseProblemCode = z.output<typeof releaseProblemCodeSchema>;

/** Body of a reply that is not 2xx: problem details (RFC 9457). */
export const releaseProblemSchema = z.object({
  type: z.literal('about:blank'),
  title: z.string(),
  status: z.number(),
  code: releaseProblemCodeSchema,
  /** One sentence for people, in English. */
  detail: z.string(),
  /** With `refused`: everything that the gate objects to. */
  problems: z.array(gateProblemSchema).readonly().exactOptional(),
});
export type ReleaseProblem = z.output<typeof releaseProblemSchema>;
