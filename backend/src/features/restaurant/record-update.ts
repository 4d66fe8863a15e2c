import { toAmount } from 'shared-api/contract';
import { changesBetween, type Change } from '../audit/changes.ts';
import type { AuditContext } from '../audit/audit-context.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { Queryable } from '../../infra/database/database.ts';
import type { RestaurantFields } from './repository.ts';

export interface RestaurantUpdate {
  readonly id: string;
  readonly before: RestaurantFields;
  readonly after: RestaurantFields;
  /** The menu was saved, too; the log has no details of it. */
  readonly hasMenu: boolean;
  /** Number of pictures. */
  readonly pictures: { readonly before: number; readonly after: number };
}

const TEXTS = [
  ...['name', 'description', 'language', 'translations', 'category', 'region', 'commune', 'address'],
  ...[
    'landmark',
    'phone',
    'banner',
    'bgImage',
    'schedule',
    'prepMinutes',
    'deliveryMinutes',
    'laterOrders',
    'promotions',
    'acceptsLargeOrders',
  ],
] as (keyof RestaurantFields)[];

function amounts({ minimumOrder, deliveryFee, deliveryFees }: RestaurantFields) {
  const fees = Object.entries(deliveryFees).map(([commune, fee]) => [
    commune,
    fee === null ? null : toAmount(fee),
  ]);
  return {
    minimumOrder: toAmount(minimumOrder),
    deliveryFee: deliveryFee === null ? null : toAmount(deliveryFee),
    deliveryFees: Object.fromEntries(fees) as object,
  };
}

/** Audits an admin's changes to a restaurant; an owner's own changes are not audited. */
export async function recordUpdate(
  db: Queryable,
  audit: AuditContext,
  { id, before, after, hasMenu, pictures }: RestaurantUpdate,
  now: number,
): Promise<void> {
  const changes: Change[] = [
    ...changesBetween(before, after, TEXTS),
    ...changesBetween(amounts(before), amounts(after), ['minimumOrder', 'deliveryFee', 'deliveryFees']),
    ...(pictures.before === pictures.after ? [] : [{ field: 'images', ...pictures }]),
    ...(hasMenu ? [{ field: 'menu', before: null, after: null }] : []),
  ];
  if (changes.length === 0) return;
  const done = { action: 'restaurant_updated', kind: 'restaurant', id, label: after.name, changes } as const;
  await recordAudit(db, audit, done, now);
}
