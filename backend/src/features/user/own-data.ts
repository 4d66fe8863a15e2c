import type { OwnData } from 'shared-api/contract';
import { listAddresses } from '../address/repository.ts';
import { auditOf } from '../audit/list-audit.ts';
import type { Queryable } from '../../infra/database/database.ts';
import { named } from '../../infra/database/statement.ts';
import type { SignedIn } from '../../infra/http/actor.ts';
import { notFound } from '../../infra/http/service-error.ts';
import { presentFactors } from '../factor/presenter.ts';
import { getFactors } from '../factor/repository.ts';
import { listAllNotifications } from '../notification/repository.ts';
import { presentOrder } from '../order/presenter.ts';
import { listAllOrdersOfUser } from '../order/repository.ts';
import { presentPasskey } from '../passkey/presenter.ts';
import { listPasskeys } from '../passkey/repository.ts';
import { listOwnProviders } from '../provider/repository.ts';
import { listSessions } from '../session/own-sessions.ts';
import { presentUser } from './presenter.ts';
import { findUser } from './repository.ts';

const FAVOURITES = named(
  'user.own-favourites',
  `SELECT r.name AS restaurant, r.slug, f.created_at FROM favourite f JOIN restaurant r ON r.id = f.restaurant_id
   WHERE f.user_id = $1 ORDER BY f.created_at`,
);

interface FavouriteRow {
  readonly restaurant: string;
  readonly slug: string;
  readonly created_at: Date;
}

async function favouritesOf(db: Queryable, userId: string): Promise<OwnData['favourites']> {
  const rows = await db.query<FavouriteRow>(FAVOURITES, [userId]);
  return rows.map(({ restaurant, slug, created_at: markedAt }) => ({
    ...{ restaurant, slug },
    markedAt: markedAt.toISOString(),
  }));
}

/** Everything that is stored about the caller; a feature that stores something of a user has to add it here. */
export async function collectOwnData(db: Queryable, actor: SignedIn, now: number): Promise<OwnData> {
  const user = await findUser(db, actor.id);
  if (!user) throw notFound();
  return {
    exportedAt: new Date(now).toISOString(),
    profile: presentUser(user),
    addresses: await listAddresses(db, actor.id),
    favourites: await favouritesOf(db, actor.id),
    orders: (await listAllOrdersOfUser(db, actor.id)).map((row) => presentOrder(row, false)),
    notifications: await listAllNotifications(db, actor.id),
    sessions: await listSessions(db, actor, now),
    factors: presentFactors(await getFactors(db, actor.id)),
    passkeys: (await listPasskeys(db, actor.id)).map(presentPasskey),
    providers: await listOwnProviders(db, actor.id),
    audit: await auditOf(db, actor.id),
  };
}
