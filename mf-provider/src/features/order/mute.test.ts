import { holdClock } from 'shared-api/testing';
import { createMuteStore } from './mute.ts';

holdClock();

test('a mute lasts fifteen minutes and survives a reload', () => {
  createMuteStore().getState().mute();
  expect(createMuteStore().getState().mutedUntil).toBe(Date.now() + 15 * 60_000);
});

test('a mute can be ended', () => {
  const store = createMuteStore();
  store.getState().mute();
  store.getState().unmute();
  expect(createMuteStore().getState().mutedUntil).toBe(0);
});
