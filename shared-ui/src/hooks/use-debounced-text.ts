import { useEffect, useRef, useState } from 'react';

const DELAY_MS = 300;

/**
 * Debounces typed text, so that a list is not fetched for every letter.
 * When `value` changes from outside (a reset, "back"), the typed text changes with it.
 */
export function useDebouncedText(value: string, onSettle: (text: string) => void) {
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  const settle = useRef(onSettle);
  if (known !== value) {
    setKnown(value);
    if (text.trim() !== value) setText(value);
  }
  useEffect(() => {
    settle.current = onSettle;
  });
  useEffect(() => {
    if (text.trim() === value) return undefined;
    const timer = setTimeout(() => settle.current(text.trim()), DELAY_MS);
    return () => clearTimeout(timer);
  }, [text, value]);
  return [text, setText] as const;
}
