import { defineRoutes, signedIn } from '../../infra/http/routes.ts';
import { USUAL } from '../../infra/http/write-limit.ts';
import { checkPhone } from '../settings/check-phone.ts';
import { insertAddress, listAddresses, removeAddress, updateAddress } from './repository.ts';

/** Users have access to their own addresses only: the queries filter by the session's user. */
export const addressRoutes = defineRoutes('address', {
  list: {
    allow: signedIn,
    handle: ({ db, actor }) => listAddresses(db, actor.id),
  },
  create: {
    allow: signedIn,
    limit: USUAL,
    handle: async ({ input, db, actor, context }) => {
      await checkPhone(context, input.body.phone);
      return insertAddress(db, actor.id, input.body, context.clock());
    },
  },
  update: {
    allow: signedIn,
    limit: USUAL,
    scope: 'caller',
    handle: async ({ input, db, scope, context }) => {
      await checkPhone(context, input.body.phone);
      return updateAddress(db, scope, input.params.id, input.body, context.clock());
    },
  },
  remove: {
    allow: signedIn,
    limit: USUAL,
    scope: 'caller',
    handle: ({ input, db, scope }) => removeAddress(db, scope, input.params.id),
  },
});
