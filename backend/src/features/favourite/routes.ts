import { accessDecides, defineRoutes } from '../../infra/http/routes.ts';
import { addFavourite, listFavourites, mergeFavourites, removeFavourite } from './favourite-repository.ts';

/** Everybody has their own list only: the queries go by the session's user. */
export const favouriteRoutes = defineRoutes('favourite', {
  list: {
    policy: accessDecides,
    handle: ({ db, actor, context }) => listFavourites(db, actor.id, context.clock()),
  },
  merge: {
    policy: accessDecides,
    handle: async ({ input, db, actor, context }) => {
      const now = context.clock();
      await mergeFavourites(db, actor.id, input.body.restaurantIds, now);
      return listFavourites(db, actor.id, now);
    },
  },
  add: {
    policy: accessDecides,
    handle: ({ input, db, actor, context }) =>
      addFavourite(db, actor.id, input.params.restaurantId, context.clock()),
  },
  remove: {
    policy: accessDecides,
    handle: ({ input, db, actor }) => removeFavourite(db, actor.id, input.params.restaurantId),
  },
});
