import type { ServiceContext } from '../context.ts';
import { isAdmin } from '../http/actor.ts';
import { matchesTag, NotModified } from '../http/not-modified.ts';
import { accessDecides, defineRoutes, queryDecides, type Call } from '../http/routes.ts';
import { invalidField } from '../http/service-error.ts';
import { IMAGE_LIMITS } from '../image/image-limits.ts';
import { storeUploads } from '../image/store-uploads.ts';
import { checkPhone } from '../settings/check-phone.ts';
import { setItemAvailability } from './availability.ts';
import { createRestaurant } from './create-restaurant.ts';
import { getRestaurant } from './find-restaurant.ts';
import { totalsOf } from './known-totals.ts';
import { listRestaurants } from './list-restaurants.ts';
import { listTag } from './list-version.ts';
import { createPictures } from './pictures.ts';
import { mayList, mayUpload } from './policy.ts';
import { removeRestaurant, restoreRestaurant } from './removal.ts';
import { updateRestaurant } from './update-restaurant.ts';
import { addPictures, type RestaurantPictures } from './upload.ts';

function picturesOf({ images }: ServiceContext) {
  return createPictures((name) => images.exists(name));
}

type Upload = Call<'restaurant', 'upload'> | Call<'restaurant', 'uploadPlural'>;

async function handleUpload({ input, actor, db, context, request }: Upload): Promise<RestaurantPictures> {
  const { images = [] } = input.query;
  const named = typeof images === 'string' ? [images] : images;
  for (const name of named) {
    if (!(await context.images.exists(name))) throw invalidField('images', 'is not a stored picture');
  }
  const stored = await storeUploads(request, context.images);
  return addPictures(db, actor, input.params.id, [...stored, ...named], context.clock());
}

const upload = { policy: mayUpload, handle: handleUpload, bodyLimit: IMAGE_LIMITS.bodyBytes };

export const restaurantRoutes = defineRoutes('restaurant', {
  create: {
    policy: accessDecides,
    handle: async ({ input, actor, context }) => {
      await checkPhone(context, input.body.phone);
      return createRestaurant(context.db, actor, input.body, context.clock());
    },
  },
  list: {
    policy: mayList,
    handle: async ({ input, db, context, request, reply }) => {
      const { scope = 'public', ...query } = input.query;
      const now = context.clock();
      const tag = await listTag(db, now);
      reply.header('etag', tag).header('cache-control', scope === 'all' ? 'private, no-cache' : 'no-cache');
      if (matchesTag(request.headers['if-none-match'], tag)) return new NotModified();
      const totals = totalsOf(context);
      return listRestaurants(db, { kind: scope }, query, now, (key, count) => totals.get(tag, key, count));
    },
  },
  get: {
    policy: queryDecides,
    handle: ({ input, actor, db, context }) => getRestaurant(db, input.params.id, actor, context.clock()),
  },
  update: {
    policy: queryDecides,
    handle: async ({ input, actor, db, context }) => {
      await checkPhone(context, input.body.phone);
      const changes = { ...input.body, bgImage: input.query.bgImage };
      return updateRestaurant(db, actor, input.params.id, changes, picturesOf(context), context.clock());
    },
  },
  remove: {
    policy: queryDecides,
    handle: ({ input, actor, db, context }) => removeRestaurant(db, actor, input.params.id, context.clock()),
  },
  restore: {
    policy: queryDecides,
    handle: ({ input, actor, db, context }) => restoreRestaurant(db, actor, input.params.id, context.clock()),
  },
  ofProvider: {
    policy: queryDecides,
    handle: ({ input, actor, db, context }) => {
      const scope = { kind: 'provider', providerId: input.params.providerId, userId: actor.id } as const;
      return listRestaurants(db, { ...scope, isAdmin: isAdmin(actor) }, input.query, context.clock());
    },
  },
  mine: {
    policy: accessDecides,
    handle: ({ input, actor, db, context }) =>
      listRestaurants(db, { kind: 'owner', userId: actor.id }, input.query, context.clock()),
  },
  setItemAvailability: {
    policy: queryDecides,
    handle: ({ input, actor, db, context }) => {
      const { id: restaurantId, itemId } = input.params;
      const { soldOutUntil } = input.body;
      return setItemAvailability(db, actor, { restaurantId, itemId }, soldOutUntil, context.clock());
    },
  },
  upload,
  uploadPlural: upload,
});
