import type { FastifyRequest } from 'fastify';
import type { ServiceContext } from '../../context.ts';
import type { Queryable } from '../../infra/database/database.ts';
import { isAdmin, type Actor } from '../../infra/http/actor.ts';
import { invalidField, isServiceError, ServiceError } from '../../infra/http/service-error.ts';
import { redeemTicket, type TicketHolder } from '../user/registration-ticket.ts';
import { findUser, getUser } from '../user/repository.ts';
import type { ProviderOwner } from './create-provider.ts';

/** Whose a new provider will be: an account's, or that of a registration that waits for its mailed link. */
type NewOwner = ProviderOwner | Extract<TicketHolder, { readonly registrationId: string }>;

/**
 * Whose a new provider will be: for an admin the user the body names, else the user of the registration ticket,
 * else a signed-in provider itself (whose registration was interrupted). What the body says otherwise is ignored.
 *
 * @throws ServiceError `registration_ticket_missing`, `validation_failed` for an admin
 */
export async function ownerOfNew(
  call: { context: ServiceContext; actor: Actor; request: FastifyRequest },
  transaction: Queryable,
  namedUserId: string | undefined,
): Promise<NewOwner> {
  const { context, actor, request } = call;
  if (isAdmin(actor)) return namedOwner(transaction, namedUserId);
  try {
    const holder = await redeemTicket(context, transaction, request);
    if ('registrationId' in holder) return holder;
    const user = await findUser(transaction, holder.userId);
    if (user) return user;
  } catch (error) {
    if (!isServiceError(error) || actor.role !== 'PROVIDER') throw error;
  }
  if (actor.role === 'PROVIDER') return getUser(transaction, actor.id);
  throw new ServiceError('registration_ticket_missing');
}

async function namedOwner(transaction: Queryable, id: string | undefined): Promise<ProviderOwner> {
  const user = id === undefined ? undefined : await findUser(transaction, id);
  if (user?.role !== 'PROVIDER') throw invalidField('user.id', 'is not a provider');
  return user;
}
