import type { RestaurantApproval } from 'shared-api/contract';
import type { Queryable } from '../../infra/database/database.ts';
import { named } from '../../infra/database/statement.ts';
import { filePathOrNull } from '../restaurant/presenter.ts';
import { presentTranslations } from '../restaurant/translations.ts';
import type { RestaurantRow } from '../restaurant/restaurant-row.ts';
import { countItems } from './presenter.ts';

type StorefrontRow = Pick<
  RestaurantRow,
  | 'id'
  | 'name'
  | 'slug'
  | 'region'
  | 'commune'
  | 'category'
  | 'description'
  | 'language'
  | 'translations'
  | 'banner'
>;

/** A restaurant with what the queue shows of it and its owner. */
export interface WaitingRow
  extends
    StorefrontRow,
    Pick<RestaurantRow, 'approval_of' | 'approval_at' | 'approval_reason' | 'wanted' | 'close_names'> {
  readonly owner_id: string;
  readonly firstname: string | null;
  readonly lastname: string | null;
  readonly email: string;
  readonly phone: string | null;
  readonly is_close: boolean;
}

const STOREFRONT =
  'r.id, r.name, r.slug, r.region, r.commune, r.category, r.description, r.language, r.translations, r.banner';

/** Whether others' names are close to it; as an index has it. */
export const IS_CLOSE = `(r.close_names <> '[]')`;

/** The columns of a `WaitingRow`, of `restaurant r JOIN app_user u`. */
export const WAITING_COLUMNS = `${STOREFRONT}, r.approval_of, r.approval_at, r.approval_reason, r.wanted, r.close_names,
  ${IS_CLOSE} AS is_close, u.id AS owner_id, u.firstname, u.lastname, u.email, u.phone`;

const SIMILAR = named(
  'confirmation.similar',
  `SELECT ${STOREFRONT} FROM restaurant r WHERE r.id = ANY ($1::uuid[]) AND r.is_confirmed AND r.deleted_at IS NULL`,
);

function presentStorefront(row: StorefrontRow): RestaurantApproval['similar'][number] {
  const { id, name, slug, region, commune, category, description, language, translations, banner } = row;
  return {
    ...{ id, name, slug, region, commune, category, description, language },
    ...presentTranslations(translations, language),
    bannerUrl: filePathOrNull(banner),
  };
}

/** What waits, each with the restaurants that it is close to, as they are now. */
export async function presentWaiting(
  db: Queryable,
  rows: readonly WaitingRow[],
): Promise<RestaurantApproval[]> {
  const close = [...new Set(rows.flatMap((row) => row.close_names.map(({ id }) => id)))];
  const similarRows = close.length === 0 ? [] : await db.query<StorefrontRow>(SIMILAR, [close]);
  const similar = new Map(similarRows.map((row) => [row.id, presentStorefront(row)]));
  const ids = rows.map(({ id }) => id);
  const items = await countItems(db, ids);
  return rows.map((row) => ({
    restaurant: { ...presentStorefront(row), items: items.get(row.id) ?? 0 },
    owner: {
      ...{ id: row.owner_id, firstname: row.firstname, lastname: row.lastname },
      ...{ email: row.email, phone: row.phone },
    },
    of: row.approval_of ?? 'restaurant',
    wanted: wantedOf(row),
    similar: row.close_names.flatMap(({ id }) => similar.get(id) ?? []),
    ...stateOf(row),
  }));
}

/** Name and place that the decision is about. */
export function wantedOf({ wanted, name, region, commune }: WaitingRow): RestaurantApproval['wanted'] {
  return wanted ?? { name, region, commune };
}

/** Where it is in the queue, and since when. */
export function stateOf(row: WaitingRow): Pick<RestaurantApproval, 'state' | 'since' | 'decline'> {
  const { approval_of: of, approval_at: at, approval_reason: reason } = row;
  if (of === null || at === null) return { state: 'accepted', since: null, decline: null };
  if (reason === null) return { state: 'waiting', since: at.toISOString(), decline: null };
  return { state: 'declined', since: null, decline: { at: at.toISOString(), reason } };
}
