import type { OrderAction } from './order-stage.ts';

/** Keys that press the everyday buttons of the order that has the focus. */
export const ACTION_KEYS: Readonly<Record<string, OrderAction>> = {
  a: 'accept',
  r: 'reject',
  p: 'ready',
  d: 'delivered',
};

/** What each key does, as the help lists it. */
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

const STORAGE_KEY = 'maida.orders.keys';
const OFF = 'off';

/** Whether this device's keys do anything; they do unless somebody has switched them off. */
export function readAreKeysOn(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) !== OFF;
  } catch {
    return true;
  }
}

export function writeAreKeysOn(areOn: boolean): void {
  try {
    if (areOn) localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, OFF);
  } catch {
    // a private window: the choice lasts as long as the page
  }
}
