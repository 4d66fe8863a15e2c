import { useCallback, useEffect, useEffectEvent, useState } from 'react';

const DELAY_MS = 300;

/**
 * Debounces typed text, so that a list is not fetched for every letter.
 * When `value` changes from outside (a reset, "back"), the typed text changes with it. A text that was reported comes
 * back as `value` too, possibly when typing has gone on: that changes nothing.
 *
 * @returns the text, what sets it while it is typed, and what sets one that the caller itself makes the value, at once
 */
export function useDebouncedText(value: string, onSettle: (text: string) => void) {
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  const [reported, setReported] = useState<readonly string[]>([]);
  const settle = useEffectEvent(onSettle);
  if (known !== value) {
    setKnown(value);
    const place = reported.indexOf(value);
    setReported(reported.slice(place + 1));
    if (place < 0 && text.trim() !== value) setText(value);
  }
  useEffect(() => {
    const typed = text.trim();
    if (typed === value) return undefined;
    const timer = setTimeout(() => {
      setReported((earlier) => [...earlier, typed]);
      settle(typed);
    }, DELAY_MS);
    return () => clearTimeout(timer);
  }, [text, value]);
  const setSettled = useCallback(
    (next: string) => {
      setText(next);
      if (next !== value) setReported((earlier) => [...earlier, next]);
    },
    [value],
  );
  return [text, setText, setSettled] as const;
}
