import { type RefObject, useEffect, useRef } from 'react';
import { cardAround, cardsIn, orderIdOf } from './order-cards.ts';

interface Place {
  readonly id: string | undefined;
  readonly index: number;
}

/**
 * Preserves the keyboard focus while the list changes: a pressed button is replaced by the next one, an order
 * leaves the filter. The focus then moves to the order's card, or to the card in its place.
 */
export function useCardFocus(list: RefObject<HTMLElement | null>): void {
  const place = useRef<Place | null>(null);

  useEffect(() => {
    const handleFocusIn = ({ target }: FocusEvent) => {
      const card = cardAround(target);
      const index = card ? cardsIn(list.current).indexOf(card) : -1;
      if (index >= 0) place.current = { id: orderIdOf(card), index };
      // A dialog returns the focus; anything else has taken it on purpose.
      else if (!(target instanceof Element && target.closest('dialog'))) place.current = null;
    };
    const handleFocusOut = ({ target, relatedTarget }: FocusEvent) => {
      if (relatedTarget !== null) return;
      setTimeout(() => {
        // The button still exists: the user has clicked elsewhere.
        const isLeft = target instanceof Element && target.isConnected && cardAround(target) !== null;
        if (isLeft && document.activeElement === document.body && document.hasFocus()) place.current = null;
      });
    };
    document.addEventListener('focusin', handleFocusIn);
    document.addEventListener('focusout', handleFocusOut);
    return () => {
      document.removeEventListener('focusin', handleFocusIn);
      document.removeEventListener('focusout', handleFocusOut);
    };
  }, [list]);

  useEffect(() => {
    if (!place.current || document.activeElement !== document.body) return;
    const { id, index } = place.current;
    const cards = cardsIn(list.current);
    const card =
      cards.find((candidate) => orderIdOf(candidate) === id) ?? cards[Math.min(index, cards.length - 1)];
    card?.focus({ preventScroll: true });
  });
}
