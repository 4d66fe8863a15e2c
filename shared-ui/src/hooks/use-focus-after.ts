import { useRef } from 'react';

/**
 * Moves the keyboard focus when the focused element is removed: give `ref` and `tabIndex={-1}` to an element that
 * stays, and call `moveFocus` after the removal.
 */
export function useFocusAfter<E extends HTMLElement>() {
  const ref = useRef<E>(null);
  return { ref, moveFocus: () => ref.current?.focus({ preventScroll: true }) };
}
