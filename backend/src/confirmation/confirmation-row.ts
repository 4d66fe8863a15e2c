import type { Confirmation } from 'shared-api/contract';

/** A restaurant owner with what the queue shows. */
export interface OwnerRow {
  readonly id: string;
  readonly firstname: string | null;
  readonly lastname: string | null;
  readonly email: string;
  readonly phone: string | null;
  readonly email_confirmed: boolean;
  readonly confirmed: boolean;
  readonly created_at: Date;
  readonly declined_at: Date | null;
  readonly decline_reason: string | null;
  readonly restaurants: Confirmation['restaurants'];
}

/** The columns of an `OwnerRow`, of `app_user` called `u`. */
export const OWNER_COLUMNS = `u.id, u.firstname, u.lastname, u.email, u.phone, u.email_confirmed, u.confirmed,
  u.created_at, u.declined_at, u.decline_reason,
  (SELECT COALESCE(json_agg(json_build_object('id', r.id, 'name', r.name, 'slug', r.slug, 'region', r.region,
      'commune', r.commune, 'category', r.category, 'items',
      (SELECT count(*) FROM menu_item i WHERE i.restaurant_id = r.id AND i.deleted_at IS NULL))
    ORDER BY r.sort_name), '[]')
   FROM restaurant r WHERE r.owner_id = u.id AND r.deleted_at IS NULL) AS restaurants`;

function stateOf({ confirmed, declined_at: declinedAt }: OwnerRow): Confirmation['state'] {
  if (confirmed) return 'accepted';
  return declinedAt === null ? 'waiting' : 'declined';
}

export function presentOwner(row: OwnerRow): Confirmation {
  const { id, firstname, lastname, email, phone, declined_at: declinedAt } = row;
  const createdAt = row.created_at.toISOString();
  return {
    user: { id, firstname, lastname, email, phone, emailConfirmed: row.email_confirmed, createdAt },
    restaurants: row.restaurants,
    state: stateOf(row),
    decline:
      row.confirmed || declinedAt === null
        ? null
        : { at: declinedAt.toISOString(), reason: row.decline_reason ?? '' },
  };
}
