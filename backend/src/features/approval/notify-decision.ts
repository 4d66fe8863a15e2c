import type { FastifyRequest } from 'fastify';
import type { ServiceContext } from '../../context.ts';
import type { Queryable } from '../../infra/database/database.ts';
import { enqueueMail, type MailKind } from '../../infra/mail/mail-queue.ts';
import { findSiteOrigin } from '../../infra/mail/site-origin.ts';
import type { UserRow } from '../user/repository.ts';

/** Origin of the decision's request: the site that the mail links to. */
export interface DecisionPlace {
  readonly context: ServiceContext;
  readonly request: FastifyRequest;
}

/** Queues the mail about an admin's decision, in the decision's transaction. */
export async function notifyDecision(
  { context, request }: DecisionPlace,
  transaction: Queryable,
  { email, language }: Pick<UserRow, 'email' | 'language'>,
  kind: Extract<
    MailKind,
    'provider_confirmed' | 'provider_declined' | 'restaurant_accepted' | 'restaurant_declined'
  >,
  restaurantId?: string,
): Promise<void> {
  const origin = findSiteOrigin(context, request);
  if (origin === null) return;
  const job = {
    kind,
    email,
    language,
    origin,
    ...(restaurantId !== undefined && { detail: { restaurantId } }),
  };
  await enqueueMail(transaction, job, context.clock());
}
