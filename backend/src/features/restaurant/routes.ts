import type { RestaurantSummary } from 'shared-api/contract';
import { restaurantSchemas } from 'shared-api/contract/schemas';
import { callerNetwork } from '../../infra/http/network.ts';
import { matchesTag, NotModified } from '../../infra/http/not-modified.ts';
import type { PageOfRows } from '../../infra/http/page.ts';
import { RawJson } from '../../infra/http/raw-json.ts';
import { anyone, defineRoutes, roles } from '../../infra/http/routes.ts';
import { compileSerializer } from '../../infra/http/serializer.ts';
import { IMAGE_LIMITS } from '../../infra/images/image-limits.ts';
import { USUAL, perCaller, perObject } from '../../infra/http/write-limit.ts';
import { addPictures } from './add-pictures.ts';
import { createRestaurant } from './create-restaurant.ts';
import { getOfferByCode } from './get-offer-by-code.ts';
import { getRestaurant } from './get-restaurant.ts';
import { unchangedHeaders, type SerializedPage } from './restaurant-list-cache.ts';
import { listRestaurants } from './list-restaurants.ts';
import { mayList, mayUpload } from './policy.ts';
import { removeRestaurant } from './remove-restaurant.ts';
import { searchRestaurants } from './search-restaurants.ts';
import { restoreRestaurant } from './restore-restaurant.ts';
import { setItemAvailability } from './set-item-availability.ts';
import { setOptionAvailability } from './set-option-availability.ts';
import { updateRestaurant } from './update-restaurant.ts';

const summariesText = compileSerializer(restaurantSchemas.list.reply);

/** All visitors get the same bytes, so a page is serialized once. */
function serialize(page: PageOfRows<RestaurantSummary>): SerializedPage {
  return { ...page, rows: new RawJson(summariesText(page.rows)) };
}

const upload = {
  allow: roles('PROVIDER', 'ADMIN'),
  scope: 'caller',
  policy: mayUpload,
  limit: [perCaller(300, 5)],
  handle: addPictures,
  bodyLimit: IMAGE_LIMITS.bodyBytes,
} as const;

export const restaurantRoutes = defineRoutes('restaurant', {
  create: {
    allow: roles('PROVIDER', 'ADMIN'),
    limit: USUAL,
    scope: 'caller',
    handle: createRestaurant,
  },
  list: {
    isPublic: true,
    allow: anyone,
    policy: mayList,
    handle: async ({ input, db, context, request, reply }) => {
      const { scope = 'public', ...query } = input.query;
      const now = context.clock();
      const { totals, pages, responses, tagFor } = context.restaurantListCache;
      const tag = await tagFor(request.raw);
      reply.headers(unchangedHeaders(tag));
      if (scope === 'all') reply.header('cache-control', 'private, no-cache');
      if (matchesTag(request.headers['if-none-match'], tag)) return new NotModified();
      const read = () => searchRestaurants(db.reads, query, now, (key, count) => totals.get(tag, key, count));
      if (scope === 'all') return listRestaurants(db.reads, { kind: scope }, query, now);
      const key = JSON.stringify(query);
      if (query.q && !pages.has(tag, key)) context.searchLimit.take(callerNetwork(request), now);
      const page = await pages.get(tag, key, async () => serialize(await read()));
      return { ...page, cache: (accepted, sent) => responses.store(tag, request.url, accepted, sent) };
    },
  },
  get: {
    isPublic: true,
    allow: anyone,
    scope: 'caller',
    handle: ({ input, db, scope, context }) =>
      getRestaurant(db.reads, scope, input.params.id, context.clock()),
  },
  offerByCode: {
    allow: anyone,
    scope: 'caller',
    limit: [perCaller(20, 15)],
    handle: getOfferByCode,
  },
  update: {
    allow: roles('PROVIDER', 'ADMIN'),
    scope: 'caller',
    limit: [perCaller(90, 15), perObject('id', 60, 20)],
    handle: updateRestaurant,
  },
  remove: {
    allow: roles('PROVIDER', 'ADMIN'),
    limit: [perCaller(30, 30)],
    scope: 'caller',
    handle: removeRestaurant,
  },
  restore: {
    allow: roles('PROVIDER', 'ADMIN'),
    limit: [perCaller(30, 30)],
    scope: 'caller',
    handle: restoreRestaurant,
  },
  ofProvider: {
    isPublic: true,
    allow: anyone,
    scope: 'caller',
    handle: ({ input, db, scope, context }) => {
      const { providerId } = input.params;
      return listRestaurants(db.reads, { kind: 'provider', providerId, scope }, input.query, context.clock());
    },
  },
  mine: {
    allow: roles('PROVIDER'),
    scope: 'caller',
    handle: ({ input, db, scope, context }) =>
      listRestaurants(db, { kind: 'owner', scope }, input.query, context.clock()),
  },
  setItemAvailability: {
    allow: roles('PROVIDER', 'ADMIN'),
    limit: [perCaller(240, 1), perObject('id', 120, 2)],
    scope: 'caller',
    handle: setItemAvailability,
  },
  setOptionAvailability: {
    allow: roles('PROVIDER', 'ADMIN'),
    limit: [perCaller(240, 1), perObject('id', 120, 2)],
    scope: 'caller',
    handle: setOptionAvailability,
  },
  upload,
  uploadPlural: upload,
});
