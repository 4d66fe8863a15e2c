/** Whoever waits for a file longer than this is better off with the attempt itself. */
const TIMEOUT_MS = 10_000;

/** Files of the page that could not be used. */
export interface DeadFiles {
  /**
   * Fetches those below an address from the server, past any copy that the browser keeps: one that arrived broken would
   * otherwise be refused for as long as it is kept, a year.
   */
  readonly fetchAnew: (below: string) => Promise<void>;
}

/** Notices which scripts and style sheets of the page fail from now on. */
export function watchDeadFiles(): DeadFiles {
  const dead = new Set<string>();
  // A file that fails tells its own element alone; it can be heard on the way down.
  window.addEventListener('error', ({ target }) => addTo(dead, target), true);
  return {
    fetchAnew: async (below) => {
      const wanted = [...dead].filter((address) => address.startsWith(below));
      await Promise.all(
        wanted.map(async (address) => {
          dead.delete(address);
          const answer = await fetchPast(address);
          await answer?.arrayBuffer().catch(() => undefined);
        }),
      );
    },
  };
}

function addTo(dead: Set<string>, target: EventTarget | null): void {
  if (target instanceof HTMLScriptElement) dead.add(target.src);
  if (target instanceof HTMLLinkElement) dead.add(target.href);
}

/** The attempt that follows says what is wrong. */
async function fetchPast(address: string): Promise<Response | undefined> {
  return fetch(address, { cache: 'reload', signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(() => undefined);
}
