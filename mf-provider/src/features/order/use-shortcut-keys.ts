import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { OrderSummary } from 'shared-api/contract';
import { cardsIn, orderIdOf } from './order-cards.ts';
import { ACTION_KEYS } from './order-shortcuts.ts';
import { actionsOf, type OrderAction } from './order-stage.ts';

/** What the shortcuts act on. */
export interface ShortcutTargets {
  orders: readonly OrderSummary[];
  onOpen: (order: OrderSummary) => void;
  onAct: (order: OrderSummary, action: OrderAction) => void;
  onPrint: (order: OrderSummary) => void;
  onHelp: () => void;
}

const STEPS: Readonly<Record<string, number>> = { j: 1, k: -1, ArrowDown: 1, ArrowUp: -1 };
/** Controls that use letters and arrows themselves. */
const TYPED_INTO = 'input, select, textarea, [contenteditable]';

/** Keyboard shortcuts of the order list. Letters move only the focused order. */
export function useShortcutKeys(
  list: RefObject<HTMLElement | null>,
  areOn: boolean,
  keys: ShortcutTargets,
): void {
  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (isForSomethingElse(event)) return;
    if (press(event, list.current, keys)) event.preventDefault();
  });
  useEffect(() => {
    if (!areOn) return undefined;
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, [areOn]);
}

function isForSomethingElse(event: KeyboardEvent): boolean {
  const { target } = event;
  return (
    event.defaultPrevented ||
    event.repeat ||
    event.altKey ||
    event.ctrlKey ||
    event.metaKey ||
    (target instanceof Element && target.matches(TYPED_INTO)) ||
    document.querySelector('dialog[open]') !== null
  );
}

/** Whether the key was handled. */
function press(event: KeyboardEvent, list: HTMLElement | null, keys: ShortcutTargets): boolean {
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  if (key === '?') {
    keys.onHelp();
    return true;
  }
  if (key === '/') return focusSearch();
  const cards = cardsIn(list);
  const at = cards.findIndex((card) => card.contains(document.activeElement));
  const step = STEPS[key];
  if (step !== undefined) return (key.length === 1 || at >= 0) && focusCard(cards, at, step);
  const order = keys.orders.find(({ id }) => id === orderIdOf(cards[at]));
  return order !== undefined && pressOn(order, key, event.target === cards[at], keys);
}

function pressOn(order: OrderSummary, key: string, isCardItself: boolean, keys: ShortcutTargets): boolean {
  const action = ACTION_KEYS[key];
  if (action !== undefined && actionsOf(order.stage).includes(action)) keys.onAct(order, action);
  else if (key === 't') keys.onPrint(order);
  else if (key === 'Enter' && isCardItself) keys.onOpen(order);
  else return false;
  return true;
}

function focusCard(cards: readonly HTMLElement[], at: number, step: number): boolean {
  const card = cards[at < 0 ? 0 : at + step];
  card?.focus();
  return card !== undefined;
}

function focusSearch(): boolean {
  const field = document.querySelector<HTMLElement>('[role="search"] input');
  field?.focus();
  return field !== null;
}
