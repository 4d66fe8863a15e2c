import type { Notification } from '../contract/index.ts';
import { createNotificationStore } from './notification-store.ts';

const MINUTE_MS = 60_000;

const moved = (minutes: number, stage: string, orderId = 'order'): Notification => ({
  id: 1_700_000_000_000 + minutes * MINUTE_MS,
  message: stage,
  kind: 'order_stage',
  params: { stage },
  orderId,
});

test('an order that moves to and fro has one notification of each stage', () => {
  const store = createNotificationStore();
  const { add } = store.getState();
  for (let minutes = 0; minutes < 20; minutes += 1)
    add(moved(minutes, minutes % 2 ? 'confirmed' : 'preparing'));
  add(moved(5, 'confirmed', 'another order'));
  const shown = store
    .getState()
    .notifications.map(({ id, orderId }) => [(id - moved(0, '').id) / MINUTE_MS, orderId]);
  expect(shown).toEqual([
    [19, 'order'],
    [18, 'order'],
    [5, 'another order'],
  ]);
  add(moved(19.5, 'ready'));
  expect(store.getState().notifications.map(({ message }) => message)).toEqual([
    'ready',
    'preparing',
    'confirmed',
  ]);
});

test('of a change of an order the newest notification counts', () => {
  const store = createNotificationStore();
  const { add } = store.getState();
  add({ ...moved(0, 'confirmed') });
  add({ ...moved(1, ''), message: 'proposed', kind: 'order_change_proposed' });
  add({ ...moved(2, ''), message: 'withdrawn', kind: 'order_change_withdrawn' });
  expect(store.getState().notifications.map(({ message }) => message)).toEqual(['withdrawn', 'confirmed']);
});
