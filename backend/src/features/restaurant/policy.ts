import { named } from '../../infra/database/statement.ts';
import { isAdmin } from '../../infra/http/actor.ts';
import type { PolicyInput, Verdict } from '../../infra/http/routes.ts';

/** Only admins may list all restaurants, including removed ones. */
export function mayList({ input, actor }: PolicyInput<'restaurant', 'list'>): Verdict {
  return input.query.scope !== 'all' || isAdmin(actor) ? 'allow' : 'forbidden';
}

const OWN = named(
  'restaurant.is-own',
  'SELECT id FROM restaurant WHERE id = $1 AND deleted_at IS NULL AND (owner_id = $2 OR $3)',
);

/** Checked before the upload is read: nobody stores pictures for another's restaurant. */
export async function mayUpload({
  input,
  actor,
  db,
}: PolicyInput<'restaurant', 'upload'> | PolicyInput<'restaurant', 'uploadPlural'>): Promise<Verdict> {
  return (await db.first(OWN, [input.params.id, actor.id, isAdmin(actor)])) ? 'allow' : 'not_found';
}
