const CARD = '[data-order]';

/** The cards of a list, in page order. */
export function cardsIn(list: HTMLElement | null): readonly HTMLElement[] {
  return list ? [...list.querySelectorAll<HTMLElement>(CARD)] : [];
}

/** The card around an element. */
export function cardAround(element: EventTarget | null): HTMLElement | null {
  return element instanceof Element ? element.closest<HTMLElement>(CARD) : null;
}

/** Id of the order that a card shows. */
export function orderIdOf(card: HTMLElement | undefined | null): string | undefined {
  return card?.dataset['order'];
}
