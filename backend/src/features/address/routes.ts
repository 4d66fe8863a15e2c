import { accessDecides, defineRoutes, queryDecides } from '../../infra/http/routes.ts';
import { checkPhone } from '../settings/check-phone.ts';
import { insertAddress, listAddresses, removeAddress, updateAddress } from './address-repository.ts';

/** Everybody has their own addresses only: the queries go by the session's user. */
export const addressRoutes = defineRoutes('address', {
  list: {
    policy: accessDecides,
    handle: ({ db, actor }) => listAddresses(db, actor.id),
  },
  create: {
    policy: accessDecides,
    handle: async ({ input, db, actor, context }) => {
      await checkPhone(context, input.body.phone);
      return insertAddress(db, actor.id, input.body, context.clock());
    },
  },
  update: {
    policy: queryDecides,
    handle: async ({ input, db, actor, context }) => {
      await checkPhone(context, input.body.phone);
      return updateAddress(db, actor.id, input.params.id, input.body, context.clock());
    },
  },
  remove: {
    policy: queryDecides,
    handle: ({ input, db, actor }) => removeAddress(db, actor.id, input.params.id),
  },
});
