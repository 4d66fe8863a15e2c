import type { FastifyRequest } from 'fastify';
import type { Provider } from 'shared-api/contract';
import type { ServiceContext } from '../../context.ts';
import type { Transaction } from '../../infra/database/database.ts';
import { newId } from '../../infra/database/new-id.ts';
import { ServiceError } from '../../infra/http/service-error.ts';
import { checkName } from '../restaurant/name-check.ts';
import { queueRegistrationMail } from '../user/registration-mail.ts';
import { storeProvider } from '../user/registrations.ts';
import { presentNewProvider, type ProviderInput } from './create-provider.ts';
import { freeSlug } from './slug.ts';

/**
 * Stores a restaurant with its owner's registration and queues the mail with the link that creates both. Nothing else
 * changes, so that the reply does not reveal whether the address has an account: its slug is the one that is free now,
 * and is taken when the link is followed.
 *
 * @throws ServiceError `name_taken`
 */
export async function addProviderToRegistration(
  call: { readonly context: ServiceContext; readonly request: FastifyRequest },
  transaction: Transaction,
  registrationId: string,
  body: ProviderInput,
): Promise<Provider> {
  const now = call.context.clock();
  const { restaurantName: name, region } = body;
  await checkName(transaction, { name, region, ownerId: registrationId });
  const slug = await freeSlug(transaction, name);
  const id = newId(now);
  // The owner is the registration's, whatever the body names.
  const input = { ...body, user: undefined };
  const registration = await storeProvider(transaction, registrationId, { id, input });
  if (!registration) throw new ServiceError('registration_ticket_missing');
  await queueRegistrationMail(call, transaction, registration);
  return presentNewProvider(body, { id, slug, userId: registrationId }, now);
}
