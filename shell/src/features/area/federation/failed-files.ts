/** After this, the next attempt starts without waiting for the file. */
const REFETCH_TIMEOUT_MS = 10_000;

/** Scripts and style sheets of the page that failed to load. */
export interface FailedFiles {
  /**
   * Fetches those below an address from the server, past the browser's cache: a corrupt copy would otherwise fail again
   * for as long as it is cached, a year. Never rejects.
   */
  readonly refetch: (folder: string) => Promise<void>;
}

/** Collects the scripts and style sheets of the page that fail from now on. */
export function watchFailedFiles(): FailedFiles {
  const failed = new Set<string>();
  // Load errors don't bubble; a listener on the window gets them in the capture phase.
  window.addEventListener('error', ({ target }) => addTo(failed, target), true);
  return {
    refetch: async (folder) => {
      const addresses = [...failed].filter((address) => address.startsWith(folder));
      await Promise.all(
        addresses.map(async (address) => {
          failed.delete(address);
          const response = await fetchPastCache(address);
          await response?.arrayBuffer().catch(() => undefined);
        }),
      );
    },
  };
}

function addTo(failed: Set<string>, target: EventTarget | null): void {
  if (target instanceof HTMLScriptElement) failed.add(target.src);
  if (target instanceof HTMLLinkElement) failed.add(target.href);
}

/** An error is ignored: the load that follows reports it. */
async function fetchPastCache(address: string): Promise<Response | undefined> {
  return fetch(address, { cache: 'reload', signal: AbortSignal.timeout(REFETCH_TIMEOUT_MS) }).catch(
    () => undefined,
  );
}
