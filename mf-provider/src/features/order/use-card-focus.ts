import { type RefObject, useEffect, useRef } from 'react';
import { cardAround, cardsIn, orderIdOf } from './order-cards.ts';

interface Place {
  readonly id: string | undefined;
  readonly index: number;
}

/**
 * Keeps the keyboard at its place while the list changes under it: a pressed button makes room for the next one, an order
 * leaves the filter. The focus then goes to the order's card, or to the one that has come to its place.
 */
export function useCardFocus(list: RefObject<HTMLElement | null>): void {
  const place = useRef<Place | null>(null);

  useEffect(() => {
    const handleFocusIn = ({ target }: FocusEvent) => {
      const card = cardAround(target);
      const index = card ? cardsIn(list.current).indexOf(card) : -1;
      if (index >= 0) place.current = { id: orderIdOf(card), index };
      // A dialog gives the focus back; anything else has taken it for good.
      else if (!(target instanceof Element && target.closest('dialog'))) place.current = null;
    };
    const handleFocusOut = ({ target, relatedTarget }: FocusEvent) => {
      if (relatedTarget !== null) return;
      setTimeout(() => {
        // Still there, so the focus was not lost with it: somebody pressed beside.
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
