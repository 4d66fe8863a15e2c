import type { Provider } from 'shared-api/contract';
import type { createProviderSchema } from 'shared-api/contract/schemas';
import type * as z from 'zod';
import type { ServiceContext } from '../../context.ts';
import type { Queryable } from '../../infra/database/database.ts';
import { named } from '../../infra/database/statement.ts';
import { EMPTY_FIELDS, insertRestaurant } from '../restaurant/repository.ts';
import { notifyUsers } from '../notification/notify-users.ts';
import { publishChange } from '../../infra/stream/publish-change.ts';
import { insertProvider } from './repository.ts';

export type ProviderInput = z.output<typeof createProviderSchema>;

const selectAdmins = named('provider.admins', `SELECT id FROM app_user WHERE role = 'ADMIN'`);

/** The user who is to own a new provider. */
export interface ProviderOwner {
  readonly id: string;
  readonly confirmed: boolean;
}

/**
 * Makes a provider (with the id it was promised, if any) with its restaurant (open at all hours until its own are set), notifies the admins and refreshes
 * their open queues.
 */
export async function createProvider(
  context: ServiceContext,
  transaction: Queryable,
  owner: ProviderOwner,
  input: ProviderInput,
  id?: string,
): Promise<Provider> {
  const now = context.clock();
  const {
    name,
    restaurantName,
    description,
    phone = null,
    address = null,
    region,
    commune,
    category = null,
  } = input;
  const provider = await insertProvider(
    transaction,
    { ...(id && { id }), userId: owner.id, name, restaurantName },
    now,
  );
  await insertRestaurant(
    transaction,
    { ...provider, ownerId: owner.id, isConfirmed: owner.confirmed },
    { ...EMPTY_FIELDS, name: restaurantName, description, phone, address, region, commune, category },
    now,
  );
  await notifyAdmins(transaction, { restaurant: restaurantName, name }, now);
  await publishChange(transaction, { kind: 'provider', id: provider.providerId }, now);
  return presentNewProvider(input, { id: provider.providerId, slug: provider.slug, userId: owner.id }, now);
}

/** A provider that has just been made, or is to be made, for replies. */
export function presentNewProvider(
  input: ProviderInput,
  { id, slug, userId }: { readonly id: string; readonly slug: string; readonly userId: string },
  now: number,
): Provider {
  const { name, restaurantName, description, phone = null, address = null, category = null } = input;
  const { region, commune } = input;
  return {
    ...{ id, slug, user: { id: userId } },
    ...{ name, restaurantName, description, phone, address, region, commune, category },
    bgImage: null,
    createdAt: new Date(now).toISOString(),
  };
}

async function notifyAdmins(
  transaction: Queryable,
  params: Record<string, string>,
  now: number,
): Promise<void> {
  const admins = await transaction.query<{ id: string }>(selectAdmins);
  const ids = admins.map(({ id }) => id);
  await notifyUsers(transaction, ids, 'provider_registered', params, now);
}
