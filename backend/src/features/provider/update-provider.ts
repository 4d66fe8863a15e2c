import { communesOf, type Provider } from 'shared-api/contract';
import { changesBetween } from '../audit/changes.ts';
import type { AuditContext } from '../audit/audit-context.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { ServiceContext } from '../../context.ts';
import type { Queryable } from '../../infra/database/database.ts';
import type { CallerScope } from '../../infra/http/scope.ts';
import type { InputOf } from '../../infra/http/contract-types.ts';
import { invalidField, notFound } from '../../infra/http/service-error.ts';
import { updateRestaurantOfProvider } from '../restaurant/owner-changes.ts';
import { checkPhone } from '../settings/check-phone.ts';
import { lockProvider } from './repository.ts';

type Change = Omit<InputOf<'provider', 'update'>['body'], 'reason'>;

/** Changes a provider and, with it, what its restaurant shows, whose name is the provider's; the slug stays. */
export async function updateProvider(
  context: ServiceContext,
  audit: AuditContext,
  scope: CallerScope<string>,
  id: string,
  change: Change,
): Promise<Provider> {
  await checkPhone(context, change.phone);
  const now = context.clock();
  return context.db.transaction(async (transaction) => {
    const present = await lockProvider(transaction, scope, id);
    if (!present) throw notFound();
    const restaurantName = change.restaurantName ?? change.name;
    const next: Provider = { ...present, ...definedOf({ ...change, restaurantName, name: restaurantName }) };
    checkPlace(next);
    const { description, phone, address, region, commune, category } = change;
    const fields = { name: restaurantName, description, phone, address, region, commune, category };
    const changes = definedOf(fields);
    await updateRestaurantOfProvider(transaction, id, changes, scope, now);
    if (scope.isAdmin) await record(transaction, audit, present, next, now);
    return (await lockProvider(transaction, scope, id)) ?? next;
  });
}

const AUDITED = [
  'restaurantName',
  'description',
  'category',
  'region',
  'commune',
  'address',
  'phone',
] as const satisfies (keyof Provider)[];

/** Changes by an admin are audited; those of the owner are not. */
async function record(
  transaction: Queryable,
  audit: AuditContext,
  before: Provider,
  after: Provider,
  now: number,
): Promise<void> {
  const changes = changesBetween(before, after, AUDITED);
  if (changes.length === 0) return;
  const done = { action: 'provider_updated', kind: 'provider', id: after.id } as const;
  await recordAudit(transaction, audit, { ...done, label: after.restaurantName, changes }, now);
}

/** Region and commune may be sent separately, but must match. */
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
