import type { TFunction } from 'i18next';
import type { Notification, Role } from 'shared-api/contract';

/** Names and codes in the text of a notification, which no browser's translation may touch. */
export function typedParams({ params }: Notification): string[] {
  return ['code', 'name', 'restaurant', 'reason'].flatMap((name) => {
    const value = params[name];
    return typeof value === 'string' ? value : [];
  });
}

/** The text of a notification in the reader's language; for a kind of a newer service, the service's own text. */
export function notificationText(
  t: TFunction<'notification'>,
  notification: Notification,
  role: Role | undefined,
): string {
  const { kind, params, message } = notification;
  const stage = String(params['stage']);
  // Customers read "your order", staff the order's code.
  const stageKey = role === 'PROVIDER' || role === 'ADMIN' ? `order_moved_${stage}` : `order_stage_${stage}`;
  // A decision about one restaurant comes as the kind that every version knows.
  const isOfOne = kind.startsWith('account_') && typeof params['restaurant'] === 'string';
  return t(kind === 'order_stage' ? stageKey : isOfOne ? `${kind}_restaurant` : kind, {
    ...params,
    // Whether it was delivered or picked up; notifications of before don't say.
    context: params['orderType'],
    ns: 'notification',
    defaultValue: message,
  });
}
