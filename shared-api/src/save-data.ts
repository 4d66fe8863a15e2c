/** `effectiveType`s of the Network Information API; Safari and Firefox have none. */
const SLOW = ['slow-2g', '2g'];
/** Megabits a second from which a connection is fast enough to fetch what may never be used. */
const FAST_MBITS = 5;

interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
  readonly downlink?: number;
}

/** Whether nothing should be prefetched: there is no connection, a slow one, or the visitor asked to save data. */
export function isSaveData(): boolean {
  // Chromium calls it fast then.
  if (navigator.onLine === false) return true;
  const { saveData, effectiveType } = connection();
  return saveData === true || SLOW.some((slow) => slow === effectiveType);
}

/** Whether to prefetch without a sign that it will be used: the connection is known to be fast. */
export function isFastConnection(): boolean {
  const { effectiveType, downlink = 0 } = connection();
  return !isSaveData() && effectiveType === '4g' && downlink >= FAST_MBITS;
}

function connection(): Connection {
  return (Reflect.get(navigator, 'connection') ?? {}) as Connection;
}
