import { createStoredText } from 'shared-api';
import type { OrderAction } from './order-stage.ts';

/** Keys that press the everyday buttons of the order that has the focus. */
export const ACTION_KEYS: Readonly<Record<string, OrderAction>> = {
  a: 'accept',
  r: 'reject',
  p: 'ready',
  d: 'delivered',
};

/** The shortcuts in the order of the help. */
export const KEY_HELP = [
  { keys: ['J', '↓'], what: 'next' },
  { keys: ['K', '↑'], what: 'previous' },
  { keys: ['Enter'], what: 'open' },
  { keys: ['A'], what: 'accept' },
  { keys: ['R'], what: 'reject' },
  { keys: ['P'], what: 'ready' },
  { keys: ['D'], what: 'delivered' },
  { keys: ['T'], what: 'print' },
  { keys: ['/'], what: 'search' },
  { keys: ['?'], what: 'help' },
] as const;

const OFF = 'off';
const storedSwitch = createStoredText('maida.orders.keys');

/** Whether shortcuts are on for this device; the default. */
export function readAreKeysOn(): boolean {
  return storedSwitch.read() !== OFF;
}

export function writeAreKeysOn(areOn: boolean): void {
  storedSwitch.write(areOn ? null : OFF);
}
