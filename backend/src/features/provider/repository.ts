import { MAX_PAGE_SIZE, personName, type Provider } from 'shared-api/contract';
import { countRows } from '../../infra/database/count-rows.ts';
import type { Queryable } from '../../infra/database/database.ts';
import { newId } from '../../infra/database/new-id.ts';
import { named, replan } from '../../infra/database/statement.ts';
import { decodeCursor, keyset, pageOf, type KeysetColumn, type Page } from '../../infra/http/page.ts';
import type { CallerScope } from '../../infra/http/scope.ts';
import { filePathOrNull } from '../restaurant/presenter.ts';
import { containsPattern } from '../../lib/search-text.ts';
import { freeSlug } from './slug.ts';

/** A provider with the storefront fields of its restaurant. */
interface ProviderRow {
  id: string;
  user_id: string;
  firstname: string | null;
  lastname: string | null;
  email: string;
  slug: string;
  created_at: Date;
  category: Provider['category'];
  description: string;
  phone: string | null;
  address: string | null;
  region: string | null;
  commune: string | null;
  restaurant_name: string;
  bg_image: string | null;
}

const SELECT = `SELECT p.id, p.user_id, p.slug, p.created_at, r.category, r.description, r.phone, r.address,
                       r.region, r.commune, r.name AS restaurant_name, r.bg_image, u.firstname, u.lastname, u.email
                  FROM provider p JOIN restaurant r ON r.provider_id = p.id JOIN app_user u ON u.id = p.user_id`;
/** $1 the caller, $2 whether it is an admin. */
const MINE = 'p.removed_at IS NULL AND (p.user_id = $1 OR $2)';

const insert = named(
  'provider.insert',
  `INSERT INTO provider (id, user_id, slug, name, created_at, updated_at) VALUES ($1, $2, $3, $4, $5, $5)
   ON CONFLICT (slug) DO NOTHING RETURNING id`,
);
const select = named('provider.find', `${SELECT} WHERE ${MINE} AND p.id = $3`);
const lock = named('provider.lock', `${SELECT} WHERE ${MINE} AND p.id = $3 FOR UPDATE OF p`);
const remove = named(
  'provider.remove',
  `UPDATE provider SET removed_at = $2 WHERE id = $1 AND removed_at IS NULL`,
);
const removeOfUser = named(
  'provider.removeOfUser',
  `UPDATE provider SET removed_at = $2 WHERE user_id = $1 AND removed_at IS NULL`,
);

export interface NewProvider {
  /** Where one was promised; a new one by default. */
  readonly id?: string;
  readonly userId: string;
  /** Determines the slug, which stays when the restaurant is renamed. */
  readonly restaurantName: string;
}

/** Creates a provider with a free slug; create its restaurant in the same transaction. */
export async function insertProvider(
  transaction: Queryable,
  provider: NewProvider,
  now: number,
): Promise<{ providerId: string; slug: string }> {
  for (;;) {
    const slug = await freeSlug(transaction, provider.restaurantName);
    const values = [provider.id ?? newId(now), provider.userId, slug, provider.restaurantName, new Date(now)];
    const row = await transaction.first<{ id: string }>(insert, values);
    // Without a row, a concurrent request has taken the slug.
    if (row) return { providerId: row.id, slug };
  }
}

/** A provider that is the caller's, or any for an admin. */
export async function findProvider(
  db: Queryable,
  scope: CallerScope<string>,
  id: string,
): Promise<Provider | undefined> {
  const row = await db.first<ProviderRow>(select, [scope.userId, scope.isAdmin, id]);
  return row && present(row);
}

/** The same, locked until the transaction ends. */
export async function lockProvider(
  transaction: Queryable,
  scope: CallerScope<string>,
  id: string,
): Promise<Provider | undefined> {
  const row = await transaction.first<ProviderRow>(lock, [scope.userId, scope.isAdmin, id]);
  return row && present(row);
}

/** Returns whether the provider existed. */
export async function removeProvider(db: Queryable, id: string, now: number): Promise<boolean> {
  return (await db.execute(remove, [id, new Date(now)])) > 0;
}

export async function removeProvidersOfUser(db: Queryable, userId: string, now: number): Promise<void> {
  await db.execute(removeOfUser, [userId, new Date(now)]);
}

const selectOwn = named('provider.own', `${SELECT} WHERE p.user_id = $1 ORDER BY p.created_at, p.id`);

/** All providers that a user has made, removed ones included. */
export async function listOwnProviders(db: Queryable, userId: string): Promise<Provider[]> {
  return (await db.query<ProviderRow>(selectOwn, [userId])).map(present);
}

const COLUMNS: readonly KeysetColumn[] = [
  { expression: 'p.created_at', cast: 'timestamptz' },
  { expression: 'p.id', cast: 'uuid' },
];

/**
 * $3 what is looked for: in the names of the restaurant, or in the names, e-mail and phone of its owner. Each half has
 * an index of its own.
 */
const FOUND = `p.id IN (
  SELECT named.provider_id FROM restaurant named
   WHERE named.search_text LIKE $3 AND (named.sort_name LIKE $3 OR EXISTS (
     SELECT FROM jsonb_each(named.translations) AS t (language, texts) WHERE fold_text(texts ->> 'name') LIKE $3))
   UNION
  SELECT owned.id FROM provider owned JOIN app_user owner ON owner.id = owned.user_id
   WHERE owner.search_text LIKE $3)`;

export interface ProviderFilter {
  readonly q?: string | undefined;
  readonly limit?: number | undefined;
  readonly cursor?: string | undefined;
}

/** A page of the caller's providers (of all, for an admin), newest first. */
export async function listProviders(
  db: Queryable,
  scope: CallerScope<string>,
  filter: ProviderFilter,
): Promise<Page<Provider>> {
  const limit = filter.limit ?? MAX_PAGE_SIZE;
  const cursor = decodeCursor(filter.cursor, COLUMNS.length);
  const where = filter.q ? `${MINE} AND ${FOUND}` : MINE;
  const values = [scope.userId, scope.isAdmin, ...(filter.q ? [containsPattern(filter.q)] : [])];
  const keys = keyset(COLUMNS, 'desc', cursor, values.length + 1);
  const shape = filter.q ? 'q' : 'all';
  const rows = (filter.q ? replan : named)(
    `provider.list.${shape}.${keys.shape}`,
    `${SELECT} WHERE ${where} AND ${keys.condition} ORDER BY ${keys.order}
      LIMIT $${values.length + keys.values.length + 1}`,
  );
  const all = {
    name: `provider.count.${shape}`,
    from: 'provider p',
    where,
    orderBy: 'p.created_at, p.id',
    isReplanned: Boolean(filter.q),
  };
  const [fetched, counted] = await Promise.all([
    db.query<ProviderRow>(rows, [...values, ...keys.values, limit + 1]),
    countRows(db, all, values),
  ]);
  const keyOf = (row: ProviderRow) => [row.created_at.toISOString(), row.id];
  const page = pageOf({ fetched, limit, cursor, ...counted, keyOf });
  return { ...page, rows: page.rows.map(present) };
}

function present(row: ProviderRow): Provider {
  const { id, slug, restaurant_name: name, category, description, phone, address, region, commune } = row;
  return {
    ...{ id, slug, name, category, description, phone, address, region, commune },
    user: { id: row.user_id, name: personName(row) },
    restaurantName: name,
    bgImage: filePathOrNull(row.bg_image),
    createdAt: row.created_at.toISOString(),
  };
}
