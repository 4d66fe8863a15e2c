import { useRef } from 'react';

/** What {@link useOneAtATime} gives. */
export interface OneAtATime {
  /** Begins what something else ends; does nothing while it runs. */
  start: (act: () => void) => void;
  end: () => void;
}

/** Keeps a second press from starting what still runs, also before the page has drawn that it does. */
export function useOneAtATime(): OneAtATime {
  const isRunning = useRef(false);
  return {
    start(act) {
      if (isRunning.current) return;
      isRunning.current = true;
      act();
    },
    end() {
      isRunning.current = false;
    },
  };
}
