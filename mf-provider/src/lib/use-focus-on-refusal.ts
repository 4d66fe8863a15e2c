import { useEffect, useRef, type RefObject } from 'react';

/**
 * After a submit that was refused, moves the focus to the first field in an element that is marked as wrong. Correcting
 * it moves nothing, right or wrong.
 */
export function useFocusOnRefusal(isWrong: boolean, submits: number): RefObject<HTMLDivElement | null> {
  const fields = useRef<HTMLDivElement>(null);
  const handled = useRef(0);
  useEffect(() => {
    if (!isWrong || handled.current === submits) return;
    handled.current = submits;
    fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [isWrong, submits]);
  return fields;
}
