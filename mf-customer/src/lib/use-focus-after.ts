import { useRef } from 'react';

/**
 * Where the keyboard goes when what it stood on has left the page: give `ref` and `tabIndex={-1}` to an element that
 * stays, and call `keepFocus` when something is taken away.
 */
export function useFocusAfter<E extends HTMLElement>() {
  const ref = useRef<E>(null);
  return { ref, keepFocus: () => ref.current?.focus({ preventScroll: true }) };
}
