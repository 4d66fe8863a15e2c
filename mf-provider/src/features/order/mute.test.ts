import { createMuteStore } from './mute.ts';

test('a mute lasts fifteen minutes and survives a reload', () => {
  const before = Date.now();
  createMuteStore().getState().mute();
  const { mutedUntil } = createMuteStore().getState();
  expect(mutedUntil - before).toBeGreaterThanOrEqual(15 * 60_000);
  expect(mutedUntil - before).toBeLessThan(15 * 60_000 + 1_000);
});

test('a mute can be ended', () => {
  const store = createMuteStore();
  store.getState().mute();
  store.getState().unmute();
  expect(createMuteStore().getState().mutedUntil).toBe(0);
});
