import type { Queryable } from '../../infra/database/database.ts';
import { named } from '../../infra/database/statement.ts';
import { latinFromArabic } from '../../lib/latin-from-arabic.ts';

const MAX_LENGTH = 120;
const FALLBACK = 'restaurant';

/**
 * The slug of a name: lowercased, whitespace to hyphens (requirements 3.4), then Arabic spelled in Latin letters,
 * accents and apostrophes folded, and everything else left out that an address would have to escape.
 */
export function slugOf(name: string): string {
  const slug = latinFromArabic(name)
    .toLowerCase()
    .trim()
    .replaceAll(/\s+/g, '-')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/['’‘ʼ`´]/g, '')
    .replaceAll(/[^a-z0-9-]+/g, '-')
    .replaceAll(/-{2,}/g, '-')
    .slice(0, MAX_LENGTH)
    .replaceAll(/^-|-$/g, '');
  return slug || FALLBACK;
}

const taken = named(
  'provider.takenSlugs',
  `SELECT slug FROM provider WHERE slug = $1 OR slug LIKE $1 || '-%'`,
);

/** The first of `name`, `name-2`, `name-3` … that no provider has, removed ones included: an address never moves. */
export async function freeSlug(db: Queryable, name: string): Promise<string> {
  const base = slugOf(name);
  const rows = await db.query<{ slug: string }>(taken, [base]);
  const slugs = new Set(rows.map(({ slug }) => slug));
  if (!slugs.has(base)) return base;
  let number = 2;
  while (slugs.has(`${base}-${number}`)) number += 1;
  return `${base}-${number}`;
}
