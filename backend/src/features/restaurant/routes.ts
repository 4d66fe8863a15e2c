import type { RestaurantSummary } from 'shared-api/contract';
import { restaurantSchemas } from 'shared-api/contract/schemas';
import type { ServiceContext } from '../../context.ts';
import { deedOf } from '../audit/deed.ts';
import { isAdmin } from '../../infra/http/actor.ts';
import { matchesTag, NotModified } from '../../infra/http/not-modified.ts';
import type { PageOfRows } from '../../infra/http/page.ts';
import { RawJson } from '../../infra/http/raw-json.ts';
import { accessDecides, defineRoutes, queryDecides, type Call } from '../../infra/http/routes.ts';
import { compileSerializer } from '../../infra/http/serializer.ts';
import { invalidField } from '../../infra/http/service-error.ts';
import { IMAGE_LIMITS } from '../../infra/images/image-limits.ts';
import { storeUploads } from '../../infra/images/store-uploads.ts';
import { checkPhone } from '../settings/check-phone.ts';
import { setItemAvailability } from './availability.ts';
import { createRestaurant } from './create-restaurant.ts';
import { getRestaurant } from './find-restaurant.ts';
import { unchangedHeaders, type SerializedPage } from './restaurant-list-cache.ts';
import { listRestaurants } from './list-restaurants.ts';
import { createPictures } from './pictures.ts';
import { mayList, mayUpload } from './policy.ts';
import { removeRestaurant, restoreRestaurant } from './removal.ts';
import { updateRestaurant } from './update-restaurant.ts';
import { addPictures, type RestaurantPictures } from './upload.ts';

const summariesText = compileSerializer(restaurantSchemas.list.reply);

/** Every visitor gets the same bytes, so they are made once. */
function asSent(page: PageOfRows<RestaurantSummary>): SerializedPage {
  return { ...page, rows: new RawJson(summariesText(page.rows)) };
}

function picturesOf({ images }: ServiceContext) {
  return createPictures((name) => images.exists(name));
}

type Upload = Call<'restaurant', 'upload'> | Call<'restaurant', 'uploadPlural'>;

async function handleUpload(call: Upload): Promise<RestaurantPictures> {
  const { input, db, context, request } = call;
  const { images = [], use = 'gallery' } = input.query;
  const named = typeof images === 'string' ? [images] : images;
  for (const name of named) {
    if (!(await context.images.exists(name))) throw invalidField('images', 'is not a stored picture');
  }
  const stored = await storeUploads(request, context.images);
  const pictures = { names: [...stored, ...named], use };
  return addPictures(db, deedOf(call), input.params.id, pictures, context.clock());
}

const upload = { policy: mayUpload, handle: handleUpload, bodyLimit: IMAGE_LIMITS.bodyBytes };

export const restaurantRoutes = defineRoutes('restaurant', {
  create: {
    policy: accessDecides,
    handle: async (call) => {
      const { input, context } = call;
      await checkPhone(context, input.body.phone);
      const creation = { input: input.body, key: input.headers['idempotency-key'] };
      return createRestaurant(context.db, deedOf(call), creation, context.clock());
    },
  },
  list: {
    isPublic: true,
    policy: mayList,
    handle: async ({ input, db, context, request, reply }) => {
      const { scope = 'public', ...query } = input.query;
      const now = context.clock();
      const { totals, pages, responses, tagFor } = context.restaurantListCache;
      const tag = await tagFor(request.raw);
      reply.headers(unchangedHeaders(tag));
      if (scope === 'all') reply.header('cache-control', 'private, no-cache');
      if (matchesTag(request.headers['if-none-match'], tag)) return new NotModified();
      const read = () =>
        listRestaurants(db.reads, { kind: scope }, query, now, (key, count) => totals.get(tag, key, count));
      if (scope === 'all') return read();
      const page = await pages.get(tag, JSON.stringify(query), async () => asSent(await read()));
      return { ...page, cache: (accepted, sent) => responses.store(tag, request.url, accepted, sent) };
    },
  },
  get: {
    isPublic: true,
    policy: queryDecides,
    handle: ({ input, actor, db, context }) =>
      getRestaurant(db.reads, input.params.id, actor, context.clock()),
  },
  update: {
    policy: queryDecides,
    handle: async (call) => {
      const { input, db, context } = call;
      const { reason, ...body } = input.body;
      await checkPhone(context, body.phone);
      const changes = { ...body, bgImage: input.query.bgImage ?? body.bgImage };
      const deed = deedOf(call, reason);
      return updateRestaurant(db, deed, input.params.id, changes, picturesOf(context), context.clock());
    },
  },
  remove: {
    policy: queryDecides,
    handle: (call) => {
      const { params, query } = call.input;
      return removeRestaurant(call.db, deedOf(call, query.reason), params.id, call.context.clock());
    },
  },
  restore: {
    policy: queryDecides,
    handle: (call) => {
      const { params, query } = call.input;
      return restoreRestaurant(call.db, deedOf(call, query.reason), params.id, call.context.clock());
    },
  },
  ofProvider: {
    isPublic: true,
    policy: queryDecides,
    handle: ({ input, actor, db, context }) => {
      const scope = { kind: 'provider', providerId: input.params.providerId, userId: actor.id } as const;
      return listRestaurants(db.reads, { ...scope, isAdmin: isAdmin(actor) }, input.query, context.clock());
    },
  },
  mine: {
    policy: accessDecides,
    handle: ({ input, actor, db, context }) =>
      listRestaurants(db, { kind: 'owner', userId: actor.id }, input.query, context.clock()),
  },
  setItemAvailability: {
    policy: queryDecides,
    handle: (call) => {
      const { input, db, context } = call;
      const { id: restaurantId, itemId } = input.params;
      const { soldOutUntil } = input.body;
      return setItemAvailability(db, deedOf(call), { restaurantId, itemId }, soldOutUntil, context.clock());
    },
  },
  upload,
  uploadPlural: upload,
});
