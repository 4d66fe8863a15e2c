import { useEffect, useState } from 'react';
import { readRenderTime } from './render-time.ts';
import { onClockChange, serviceNow } from './service-clock.ts';

/** The present time in milliseconds by the service's clock, updated every `everyMs` and when the clock is corrected. */
export function useNow(everyMs: number): number {
  const [now, setNow] = useState(readRenderTime);
  useEffect(() => {
    // A server-rendered page may have been cached for a while before it is hydrated.
    const update = setTimeout(() => {
      setNow((known) => (serviceNow() - known > everyMs ? serviceNow() : known));
    });
    const tick = () => setNow(serviceNow());
    const timer = setInterval(tick, everyMs);
    const stop = onClockChange(tick);
    return () => {
      clearTimeout(update);
      clearInterval(timer);
      stop();
    };
  }, [everyMs]);
  return now;
}
