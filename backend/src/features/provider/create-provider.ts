import { personName, type Person, type Provider } from 'shared-api/contract';
import type { createProviderSchema } from 'shared-api/contract/schemas';
import type * as z from 'zod';
import type { ServiceContext } from '../../context.ts';
import type { Queryable } from '../../infra/database/database.ts';
import { findCloseNames } from '../restaurant/name-check.ts';
import { EMPTY_FIELDS, insertRestaurant } from '../restaurant/repository.ts';
import { notifyAdmins } from '../notification/notify-admins.ts';
import { publishChange } from '../../infra/stream/publish-change.ts';
import { insertProvider } from './repository.ts';

export type ProviderInput = z.output<typeof createProviderSchema>;

/** The user who is to own a new provider. */
export interface ProviderOwner extends Person {
  readonly id: string;
  readonly confirmed: boolean;
}

/** A provider to be made. */
interface NewProvider {
  /** The id that it was promised, if any. */
  readonly id?: string;
  /** An admin makes it, and so needs no second look. */
  readonly isByAdmin?: boolean;
}

/**
 * Makes a provider with its restaurant (without hours, fee and dishes, so it is not listed yet), notifies the admins
 * and refreshes their open queues.
 */
export async function createProvider(
  context: ServiceContext,
  transaction: Queryable,
  owner: ProviderOwner,
  input: ProviderInput,
  { id, isByAdmin = false }: NewProvider = {},
): Promise<Provider> {
  const now = context.clock();
  const {
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
    { ...(id && { id }), userId: owner.id, restaurantName },
    now,
  );
  await insertRestaurant(
    transaction,
    {
      ...provider,
      ownerId: owner.id,
      isConfirmed: owner.confirmed,
      needsApproval: owner.confirmed && !isByAdmin,
      closeNames: isByAdmin
        ? []
        : await findCloseNames(transaction, { name: restaurantName, region, ownerId: owner.id }),
    },
    { ...EMPTY_FIELDS, name: restaurantName, description, phone, address, region, commune, category },
    now,
  );
  await notifyAdmins(
    transaction,
    'provider_registered',
    { restaurant: restaurantName, name: personName(owner) },
    now,
  );
  await publishChange(transaction, { kind: 'provider', id: provider.providerId }, now);
  return presentNewProvider(input, { id: provider.providerId, slug: provider.slug, userId: owner.id }, now);
}

/** A provider that has just been made, or is to be made, for replies. */
export function presentNewProvider(
  input: ProviderInput,
  { id, slug, userId }: { readonly id: string; readonly slug: string; readonly userId: string },
  now: number,
): Provider {
  const { restaurantName, description, phone = null, address = null, category = null } = input;
  const { region, commune } = input;
  return {
    ...{ id, slug, user: { id: userId } },
    ...{ name: restaurantName, restaurantName, description, phone, address, region, commune, category },
    bgImage: null,
    createdAt: new Date(now).toISOString(),
  };
}
