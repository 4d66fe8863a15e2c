import { useEffect, useState } from 'react';
import { readRenderTime } from './render-time.ts';

/** The present instant in milliseconds, refreshed every `everyMs`. */
export function useNow(everyMs: number): number {
  const [now, setNow] = useState(readRenderTime);
  useEffect(() => {
    // A rendered page may have been kept for a while before it came to life.
    const catchUp = setTimeout(() => {
      setNow((known) => (Date.now() - known > everyMs ? Date.now() : known));
    });
    const timer = setInterval(() => setNow(Date.now()), everyMs);
    return () => {
      clearTimeout(catchUp);
      clearInterval(timer);
    };
  }, [everyMs]);
  return now;
}
