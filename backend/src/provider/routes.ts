import { accessDecides, defineRoutes, queryDecides } from '../http/routes.ts';
import { notFound } from '../http/service-error.ts';
import { removeRestaurantOfProvider } from '../restaurant/provider-link.ts';
import { getRestaurantBySlug } from '../restaurant/find-restaurant.ts';
import { checkPhone } from '../settings/check-phone.ts';
import { clearTicketCookie } from '../user/registration-ticket.ts';
import { createProvider } from './create-provider.ts';
import { ownerOfNew } from './owner-of-new.ts';
import { ticketDecides } from './policy.ts';
import { findProvider, listProviders, removeProvider } from './provider-repository.ts';
import { updateProvider } from './update-provider.ts';

export const providerRoutes = defineRoutes('provider', {
  create: {
    policy: ticketDecides,
    handle: async (call) => {
      const { input, context, db, reply } = call;
      await checkPhone(context, input.body.phone);
      const provider = await db.transaction(async (transaction) => {
        const owner = await ownerOfNew(call, transaction, input.body.user?.id);
        return createProvider(context, transaction, owner, input.body);
      });
      clearTicketCookie(context, reply);
      return provider;
    },
  },
  list: {
    policy: queryDecides,
    handle: ({ input, actor, db }) => listProviders(db, actor, input.query),
  },
  get: {
    policy: queryDecides,
    handle: async ({ input, actor, db }) => {
      const provider = await findProvider(db, actor, input.params.id);
      if (!provider) throw notFound();
      return provider;
    },
  },
  update: {
    policy: queryDecides,
    handle: ({ input, actor, context }) => updateProvider(context, actor, input.params.id, input.body),
  },
  remove: {
    policy: accessDecides,
    handle: async ({ input, db, context }) => {
      const now = context.clock();
      await db.transaction(async (transaction) => {
        if (!(await removeProvider(transaction, input.params.id, now))) throw notFound();
        await removeRestaurantOfProvider(transaction, input.params.id, now);
      });
    },
  },
  restaurantBySlug: {
    policy: queryDecides,
    handle: ({ input, actor, db, context }) =>
      getRestaurantBySlug(db, input.params.slug, actor, context.clock()),
  },
});
