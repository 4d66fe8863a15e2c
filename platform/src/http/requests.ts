import * as z from 'zod';
import { ACTS, EVERY_AREA } from '../contract/rights.ts';
import { ReleaseError } from '../store/index.ts';

const area = z.string().regex(/^[a-z][a-z0-9-]{0,63}$/, 'must be the name of an area');
const version = z.string().regex(/^[0-9A-Za-z][0-9A-Za-z.+-]{0,99}$/, 'must be a version');
const why = z.string().trim().min(1, 'must say why').max(500);
const isForced = z.boolean().default(false);

/** Schemas of the actions' bodies. */
export const REQUESTS = {
  promote: z.strictObject({ area, version, why, isForced }),
  rollback: z.strictObject({ area, why, from: version.optional() }),
  retire: z.strictObject({ area, why }),
  canary: z.strictObject({ area, version, share: z.number().min(0).max(1), why, isForced }),
} as const;

const acts = z.array(z.enum(ACTS)).min(1).max(ACTS.length);
const grants = z.array(z.strictObject({ area: z.union([area, z.literal(EVERY_AREA)]), acts })).max(50);
const name = z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/, 'must be a-z, 0-9 and hyphens, at most 40');
const pattern = z.string().startsWith('/').max(200);

/** Schemas of the bodies about tokens, people and addresses. */
export const RIGHTS_REQUESTS = {
  token: z.strictObject({ name, grants: grants.min(1), endsAt: z.iso.datetime().optional() }),
  end: z.strictObject({ name }),
  person: z.strictObject({ email: z.email().max(254), grants: grants.nullable() }),
  giveUp: z.strictObject({ area, pattern, why }),
} as const;

/** Schema of the query of the acts. */
export const ACTS_QUERY = z.strictObject({ limit: z.coerce.number().int().min(1).max(500).default(100) });

/** Schema of the history's query. */
export const HISTORY_QUERY = z.strictObject({
  area: area.optional(),
  limit: z.coerce.number().int().min(1).max(500).default(100),
});

/** @throws ReleaseError `invalid` that names the field and what is wrong with it */
export function parseRequest<Schema extends z.ZodType>(schema: Schema, content: unknown): z.infer<Schema> {
  const result = schema.safeParse(content);
  if (result.success) return result.data;
  const lines = result.error.issues.map((issue) => `${issue.path.join('.') || 'body'}: ${issue.message}`);
  throw new ReleaseError('invalid', `${lines.join('; ')}.`);
}

/** @throws ReleaseError `invalid` */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ReleaseError('invalid', 'The body is not valid JSON.');
  }
}
