import { useRef } from 'react';

/** What {@link useOneAtATime} gives. */
export interface OneAtATime {
  /** Runs the action and ignores further calls until `end`. */
  start: (action: () => void) => void;
  /** Allows the next `start`. */
  end: () => void;
}

/** Ignores repeated clicks while an action runs, also before React has rendered that it does. */
export function useOneAtATime(): OneAtATime {
  const isRunning = useRef(false);
  return {
    start(action) {
      if (isRunning.current) return;
      isRunning.current = true;
      action();
    },
    end() {
      isRunning.current = false;
    },
  };
}
