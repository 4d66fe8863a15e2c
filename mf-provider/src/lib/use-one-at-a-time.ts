import { useRef } from 'react';

/** Keeps a second press from starting what still runs, also before the page has drawn that it does. */
export function useOneAtATime() {
  const isRunning = useRef(false);
  return {
    start(act: () => void): void {
      if (isRunning.current) return;
      isRunning.current = true;
      act();
    },
    end(): void {
      isRunning.current = false;
    },
  };
}
