const CARD = '[data-order]';

/** The cards of a list that can have the focus, in page order. */
export function cardsIn(list: HTMLElement | null): readonly HTMLElement[] {
  const cards = list ? [...list.querySelectorAll<HTMLElement>(CARD)] : [];
  return cards.filter((card) => !card.closest('[inert]'));
}

/** The card around an element. */
export function cardAround(element: EventTarget | null): HTMLElement | null {
  return element instanceof Element ? element.closest<HTMLElement>(CARD) : null;
}

/** Id of the order that a card shows. */
export function orderIdOf(card: HTMLElement | undefined | null): string | undefined {
  return card?.dataset['order'];
}
