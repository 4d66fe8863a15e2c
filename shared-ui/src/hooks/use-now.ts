import { useEffect, useState } from 'react';
import { readRenderTime } from './render-time.ts';

/** The present time in milliseconds, updated every `everyMs`. */
export function useNow(everyMs: number): number {
  const [now, setNow] = useState(readRenderTime);
  useEffect(() => {
    // A server-rendered page may have been cached for a while before it is hydrated.
    const update = setTimeout(() => {
      setNow((known) => (Date.now() - known > everyMs ? Date.now() : known));
    });
    const timer = setInterval(() => setNow(Date.now()), everyMs);
    return () => {
      clearTimeout(update);
      clearInterval(timer);
    };
  }, [everyMs]);
  return now;
}
