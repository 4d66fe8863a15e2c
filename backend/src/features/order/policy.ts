import { named } from '../../infra/database/statement.ts';
import { isAdmin } from '../../infra/http/actor.ts';
import type { PolicyInput, Verdict } from '../../infra/http/routes.ts';

const OWN_RESTAURANT = named(
  'order.own-restaurant',
  'SELECT id FROM restaurant WHERE id = $1 AND (owner_id = $2 OR $3)',
);

/** A restaurant's orders and blocked senders: for its owner and admins, also after it was removed. */
export async function mayListRestaurant({
  input,
  actor,
  db,
}: PolicyInput<
  'order',
  'ofRestaurant' | 'exportOfRestaurant' | 'blockedSenders' | 'unblockSender'
>): Promise<Verdict> {
  const row = await db.first(OWN_RESTAURANT, [input.params.restaurantId, actor.id, isAdmin(actor)]);
  return row ? 'allow' : 'not_found';
}

const USER = named('order.user-exists', 'SELECT id FROM app_user WHERE id = $1');

/** A user's orders: for that user and admins. */
export async function mayListUser({ input, actor, db }: PolicyInput<'order', 'ofUser'>): Promise<Verdict> {
  const { userId } = input.params;
  if (userId === actor.id) return 'allow';
  return isAdmin(actor) && (await db.first(USER, [userId])) ? 'allow' : 'not_found';
}
