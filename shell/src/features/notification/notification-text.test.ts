import { LANGUAGES, type Language } from 'platform/contract';
import { NOTIFICATION_KINDS, ORDER_STAGES, type Notification } from 'shared-api/contract';
import { createRegistry } from '../../testing/areas.tsx';
import { createNotification } from '../../testing/service.ts';
import { translator } from '../../testing/translate.ts';
import { notificationPath } from './notification-path.ts';
import { notificationText } from './notification-text.ts';

const registry = createRegistry();

function text(language: Language, notification: Notification, role?: 'USER' | 'PROVIDER') {
  return notificationText(translator(language, 'notification'), notification, role);
}

test.each(ORDER_STAGES)(
  'stage %s has words for the customer and for the restaurant, in every language',
  (stage) => {
    const notification = createNotification(1, stage);
    for (const language of LANGUAGES) {
      for (const role of ['USER', 'PROVIDER'] as const) {
        const message = text(language, notification, role);
        expect(message).toContain('K7M-42Q');
        expect(message).not.toBe(notification.message);
      }
    }
  },
);

test.each([
  ['Delivery', undefined, /was delivered\. Enjoy your meal!$/],
  ['Takeaway', undefined, /^You have picked up your order K7M-42Q at /],
  ['Takeaway', 'PROVIDER', 'Order K7M-42Q was picked up'],
  // Of before the type was noted.
  [undefined, 'PROVIDER', 'Order K7M-42Q is complete'],
] as const)('the end of an order of type %s reads as what it was, for %s', (orderType, role, expected) => {
  const ended = createNotification(1, 'delivered');
  const params = { ...ended.params, ...(orderType && { orderType }) };
  const message = text('en', { ...ended, params }, role);
  if (typeof expected === 'string') expect(message).toBe(expected);
  else expect(message).toMatch(expected);
  if (orderType !== 'Delivery') expect(message).not.toMatch(/deliver|enjoy/i);
});

test.each(NOTIFICATION_KINDS)('kind %s has its own text', (kind) => {
  const note = { ...createNotification(1, 'ready'), kind };
  const messages = LANGUAGES.map((language) => text(language, note));
  expect(new Set(messages).size).toBe(LANGUAGES.length);
  expect(messages).not.toContain(note.message);
});

test('an unknown kind of a newer service shows the service’s text', () => {
  const newer = { ...createNotification(1, 'ready'), kind: 'weather', message: 'Sand tonight' };
  expect(text('fr', newer as unknown as Notification)).toBe('Sand tonight');
});

test('a decision about one restaurant names it', () => {
  const about = { restaurant: 'Chez Fatou', reason: 'Too close' };
  const note = { ...createNotification(1, 'ready'), orderId: null, params: about };
  expect(text('en', { ...note, kind: 'account_confirmed' })).toContain('“Chez Fatou” is approved');
  const declined = { ...note, kind: 'account_declined' } as const;
  expect(text('fr', declined)).toMatch(/^«\sChez Fatou\s» n’a pas été accepté\s: Too close$/);
  expect(notificationPath(registry, declined, 'PROVIDER')).toBe('/provider');
});

test('links to the page where the reader can act on it', () => {
  const order = createNotification(1, 'ready');
  expect(notificationPath(registry, order, 'USER')).toBe(`/user/orders/${String(order.orderId)}`);
  expect(notificationPath(registry, order, undefined)).toBe('/orders');
  expect(notificationPath(registry, order, 'PROVIDER')).toBe('/provider/orders');
  expect(notificationPath(registry, { ...order, orderId: null, kind: 'provider_registered' }, 'ADMIN')).toBe(
    '/admin',
  );
  expect(
    notificationPath(registry, { ...order, orderId: null, kind: 'provider_registered' }, 'USER'),
  ).toBeUndefined();
});
