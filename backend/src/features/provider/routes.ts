import { auditContextOf } from '../audit/audit-context.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { anyone, defineRoutes, roles } from '../../infra/http/routes.ts';
import { isAdmin } from '../../infra/http/actor.ts';
import { notFound } from '../../infra/http/service-error.ts';
import { USUAL } from '../../infra/http/write-limit.ts';
import { removeRestaurantOfProvider } from '../restaurant/owner-changes.ts';
import { checkName } from '../restaurant/name-check.ts';
import { checkMayCreate } from '../restaurant/owner-limits.ts';
import { getRestaurantBySlug } from '../restaurant/get-restaurant.ts';
import { checkPhone } from '../settings/check-phone.ts';
import { clearTicketCookie } from '../user/registration-ticket.ts';
import { changeOwner } from './change-owner.ts';
import { createProvider } from './create-provider.ts';
import { addProviderToRegistration } from './add-to-registration.ts';
import { ownerOfNew } from './owner-of-new.ts';
import { findProvider, listProviders, lockProvider, removeProvider } from './repository.ts';
import { updateProvider } from './update-provider.ts';

export const providerRoutes = defineRoutes('provider', {
  // The registration ticket determines the owner, and so whether the caller may create it.
  create: {
    allow: anyone,
    limit: USUAL,
    handle: async (call) => {
      const { input, actor, context, db, reply } = call;
      await checkPhone(context, input.body.phone);
      const provider = await db.transaction(async (transaction) => {
        const owner = await ownerOfNew(call, transaction, input.body.user?.id);
        if ('registrationId' in owner) {
          return addProviderToRegistration(call, transaction, owner.registrationId, input.body);
        }
        if (!isAdmin(actor)) {
          const { restaurantName: name, region } = input.body;
          const { confirmed } = await checkMayCreate(transaction, owner.id, context.clock());
          await checkName(transaction, { name, region, ownerId: owner.id });
          return createProvider(context, transaction, { ...owner, confirmed }, input.body);
        }
        const made = await createProvider(context, transaction, owner, input.body, { isByAdmin: true });
        const done = { action: 'provider_created', kind: 'provider', id: made.id } as const;
        const event = { ...done, label: made.restaurantName };
        await recordAudit(transaction, auditContextOf(call), event, context.clock());
        return made;
      });
      clearTicketCookie(context, reply);
      return provider;
    },
  },
  list: {
    allow: roles('ADMIN', 'PROVIDER'),
    scope: 'caller',
    handle: ({ input, db, scope }) => listProviders(db.reads, scope, input.query),
  },
  get: {
    allow: roles('ADMIN', 'PROVIDER'),
    scope: 'caller',
    handle: async ({ input, db, scope }) => {
      const provider = await findProvider(db, scope, input.params.id);
      if (!provider) throw notFound();
      return provider;
    },
  },
  update: {
    allow: roles('ADMIN', 'PROVIDER'),
    limit: USUAL,
    scope: 'caller',
    handle: (call) => {
      const { params, body } = call.input;
      const { reason, ...change } = body;
      return updateProvider(call.context, auditContextOf(call, reason), call.scope, params.id, change);
    },
  },
  changeOwner: {
    allow: roles('ADMIN'),
    limit: USUAL,
    scope: 'caller',
    handle: (call) => {
      const { params, body } = call.input;
      return changeOwner(
        call.context,
        auditContextOf(call, body.reason),
        call.scope,
        params.id,
        body.user.id,
      );
    },
  },
  remove: {
    allow: roles('ADMIN'),
    limit: USUAL,
    scope: 'caller',
    handle: async (call) => {
      const { params, query } = call.input;
      const now = call.context.clock();
      await call.db.transaction(async (transaction) => {
        const provider = await lockProvider(transaction, call.scope, params.id);
        if (!provider) throw notFound();
        await removeProvider(transaction, params.id, now);
        await removeRestaurantOfProvider(transaction, params.id, now);
        const done = { action: 'provider_removed', kind: 'provider', id: params.id } as const;
        const audit = auditContextOf(call, query.reason);
        await recordAudit(transaction, audit, { ...done, label: provider.restaurantName }, now);
      });
    },
  },
  restaurantBySlug: {
    isPublic: true,
    allow: anyone,
    scope: 'caller',
    handle: async ({ input, db, scope, context, reply }) => {
      const restaurant = await getRestaurantBySlug(db.reads, scope, input.params.slug, context.clock());
      // What everybody gets may be kept for reading offline. Owners and admins get what waits for approval as well.
      if (restaurant.isPublic && restaurant.approval === undefined) reply.header('cache-control', 'no-cache');
      return restaurant;
    },
  },
});
