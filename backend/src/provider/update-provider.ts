import { communesOf, type Provider } from 'shared-api/contract';
import type { ServiceContext } from '../context.ts';
import type { SignedIn } from '../http/actor.ts';
import type { InputOf } from '../http/routes.ts';
import { invalidField, notFound } from '../http/service-error.ts';
import { updateRestaurantOfProvider } from '../restaurant/provider-link.ts';
import { checkPhone } from '../settings/check-phone.ts';
import { lockProvider, renameProvider } from './provider-repository.ts';

type Change = InputOf<'provider', 'update'>['body'];

/** Changes a provider and, with it, what its restaurant shows; the slug stays. */
export async function updateProvider(
  context: ServiceContext,
  actor: SignedIn,
  id: string,
  change: Change,
): Promise<Provider> {
  await checkPhone(context, change.phone);
  const now = context.clock();
  return context.db.transaction(async (transaction) => {
    const present = await lockProvider(transaction, actor, id);
    if (!present) throw notFound();
    const next: Provider = { ...present, ...definedOf(change) };
    checkPlace(next);
    if (next.name !== present.name) await renameProvider(transaction, id, next.name, now);
    const { restaurantName, description, phone, address, region, commune, category } = next;
    const fields = { name: restaurantName, description, phone, address, region, commune, category };
    await updateRestaurantOfProvider(transaction, id, fields, now);
    return next;
  });
}

/** Region and commune may be sent apart, but have to fit together in the end. */
function checkPlace({ region, commune }: Provider): void {
  if (region && commune && !communesOf(region).includes(commune)) {
    throw invalidField('commune', 'not a commune of the region');
  }
}

type Defined<Value> = { [Name in keyof Value]?: Exclude<Value[Name], undefined> };

function definedOf<Value extends object>(value: Value): Defined<Value> {
  return Object.fromEntries(
    Object.entries(value).filter(([, field]) => field !== undefined),
  ) as Defined<Value>;
}
