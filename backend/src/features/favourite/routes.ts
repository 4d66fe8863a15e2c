import { defineRoutes, signedIn } from '../../infra/http/routes.ts';
import { USUAL } from '../../infra/http/write-limit.ts';
import { addFavourite, listFavourites, mergeFavourites, removeFavourite } from './repository.ts';

/** Users have access to their own list only: the queries filter by the session's user. */
export const favouriteRoutes = defineRoutes('favourite', {
  list: {
    allow: signedIn,
    handle: ({ db, actor, context }) => listFavourites(db, actor.id, context.clock()),
  },
  merge: {
    allow: signedIn,
    limit: USUAL,
    handle: async ({ input, db, actor, context }) => {
      const now = context.clock();
      await mergeFavourites(db, actor.id, input.body.restaurantIds, now);
      return listFavourites(db, actor.id, now);
    },
  },
  add: {
    allow: signedIn,
    limit: USUAL,
    scope: 'caller',
    handle: ({ input, db, scope, context }) =>
      addFavourite(db, scope, input.params.restaurantId, context.clock()),
  },
  remove: {
    allow: signedIn,
    limit: USUAL,
    scope: 'caller',
    handle: ({ input, db, scope }) => removeFavourite(db, scope, input.params.restaurantId),
  },
});
