import type { CDPSession } from 'playwright-core';

/** Network cost of a page, up to its load event unless stated otherwise. */
export interface Wire {
  readonly requests: number;
  /** Compressed bytes of scripts. */
  readonly scriptBytes: number;
  /** The same until the network is idle: with the chunk for calls and prefetches. */
  readonly scriptBytesInAll: number;
  readonly allBytes: number;
  /** Addresses that were requested more than once. */
  readonly repeated: readonly string[];
  /** Longest chain of scripts in which each was requested by the one before. */
  readonly depth: number;
}

interface Request {
  readonly url: string;
  readonly isScript: boolean;
  /** Requested after the load event. */
  readonly isLate: boolean;
  readonly depth: number;
  bytes: number;
}

/** Records a page's requests. Returns the function that stops and sums up. */
export async function watchWire(session: CDPSession): Promise<() => Wire> {
  const requests = new Map<string, Request>();
  const depths = new Map<string, number>();
  let isLoaded = false;
  await session.send('Page.enable');
  session.on('Page.loadEventFired', () => (isLoaded = true));
  session.on('Network.requestWillBeSent', ({ requestId, request, type, initiator }) => {
    if (request.url.startsWith('data:')) return;
    const isScript = type === 'Script' || new URL(request.url).pathname.endsWith('.js');
    const asker = initiator.type === 'script' ? initiator.stack?.callFrames[0]?.url : undefined;
    // A script that the page preloads counts as the page's, whatever requests it later.
    const depth = depths.get(request.url) ?? (asker ? (depths.get(asker) ?? 1) + 1 : 1);
    depths.set(request.url, depth);
    requests.set(requestId, { url: request.url, isScript, isLate: isLoaded, depth, bytes: 0 });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId);
    if (request) request.bytes = encodedDataLength;
  });
  return () => sumUp([...requests.values()]);
}

function sumUp(all: readonly Request[]): Wire {
  const requests = all.filter(({ isLate }) => !isLate);
  const scripts = requests.filter(({ isScript }) => isScript);
  const bytesOf = (some: readonly Request[]) => some.reduce((sum, { bytes }) => sum + bytes, 0);
  const counts = new Map<string, number>();
  for (const { url } of requests) counts.set(url, (counts.get(url) ?? 0) + 1);
  return {
    requests: requests.length,
    scriptBytes: bytesOf(scripts),
    scriptBytesInAll: bytesOf(all.filter(({ isScript }) => isScript)),
    allBytes: bytesOf(requests),
    repeated: [...counts].filter(([, count]) => count > 1).map(([url]) => new URL(url).pathname),
    depth: Math.max(0, ...scripts.map(({ depth }) => depth)),
  };
}
