import type { Restaurant, RestaurantSummary } from 'shared-api/contract';
import type { Service } from '../../app.ts';
import { named } from '../../infra/database/statement.ts';
import { GUEST_SCOPE } from '../../infra/http/create-scope.ts';
import { isServiceError } from '../../infra/http/service-error.ts';
import { getRestaurantBySlug } from './get-restaurant.ts';
import { listRestaurants } from './list-restaurants.ts';
import { LISTED } from './restaurant-row.ts';

/** The address of a public restaurant and its last change. */
export interface RestaurantAddress {
  readonly slug: string;
  readonly changedAt: Date;
}

/** The public restaurants, for the process that renders pages; read without an HTTP request. */
export interface PublicDirectory {
  /** A public restaurant with its menu. */
  findRestaurant(slug: string): Promise<Restaurant | undefined>;
  /** The first restaurants of the public list: open ones, by name. */
  listRestaurants(limit: number): Promise<RestaurantSummary[]>;
  /** The listed restaurants by slug: those after the first `offset`, up to the limit. */
  listAddresses(limit: number, offset?: number): Promise<RestaurantAddress[]>;
  /** How many restaurants are listed. */
  countAddresses(): Promise<number>;
}

const ADDRESSES = named(
  'restaurant.addresses',
  `SELECT r.slug, r.updated_at AS "changedAt" FROM restaurant r WHERE ${LISTED} ORDER BY r.slug LIMIT $1 OFFSET $2`,
);

const COUNT = named(
  'restaurant.count-addresses',
  `SELECT count(*)::int AS total FROM restaurant r WHERE ${LISTED}`,
);

/** The directory of a service; its calls reject while the service is not running. */
export function createPublicDirectory(service: Pick<Service, 'context'>): PublicDirectory {
  return {
    findRestaurant: async (slug) => {
      const { db, clock } = service.context();
      try {
        return await getRestaurantBySlug(db.reads, GUEST_SCOPE, slug, clock());
      } catch (error) {
        if (isServiceError(error) && error.code === 'not_found') return undefined;
        throw error;
      }
    },
    listRestaurants: async (limit) => {
      const { db, clock } = service.context();
      const noTotal = () => Promise.resolve({ total: 0, isMinimum: false });
      const page = await listRestaurants(db.reads, { kind: 'public' }, { limit }, clock(), noTotal);
      return [...page.rows];
    },
    listAddresses: async (limit, offset = 0) =>
      service.context().db.reads.query<RestaurantAddress>(ADDRESSES, [limit, offset]),
    countAddresses: async () =>
      (await service.context().db.reads.first<{ total: number }>(COUNT))?.total ?? 0,
  };
}
