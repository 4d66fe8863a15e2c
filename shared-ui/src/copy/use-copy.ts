import { useEffect, useState } from 'react';

/** How long the outcome of copying is shown, in milliseconds. */
const OUTCOME_MS = 5_000;

/** What became of the last copy, for a few seconds. */
export type CopyOutcome = 'copied' | 'copy_failed';

/** Copies texts to the clipboard. Returns the outcome to show, and the function that copies and never throws. */
export function useCopy(): [CopyOutcome | null, (text: string) => Promise<void>] {
  const [outcome, setOutcome] = useState<CopyOutcome | null>(null);
  useEffect(() => {
    if (outcome === null) return undefined;
    const timer = setTimeout(() => setOutcome(null), OUTCOME_MS);
    return () => clearTimeout(timer);
  }, [outcome]);
  async function copy(text: string) {
    try {
      // Only pages over https and on the loopback have a clipboard.
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      setOutcome('copy_failed');
    }
  }
  return [outcome, copy];
}
