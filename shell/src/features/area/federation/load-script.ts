import { INTEGRITY_GLOBAL, loadTimeoutOf, UNMATCHABLE_INTEGRITY } from 'platform/contract';

/**
 * Loads and runs a script of a release; a script that the page preloads is not fetched twice.
 * @param isListed whether the page lists the integrity of the release's files: a script not listed is then blocked
 */
export function loadScript(url: string, isListed: boolean): Promise<void> {
  const script = document.createElement('script');
  script.src = url;
  script.async = true;
  script.fetchPriority = 'high';
  // Must equal the page's preload; otherwise the browser fetches the script twice.
  if (new URL(url).origin !== location.origin) script.crossOrigin = 'anonymous';
  const integrity = integrityOf(url) ?? (isListed ? UNMATCHABLE_INTEGRITY : undefined);
  if (integrity) script.integrity = integrity;
  return new Promise<void>((resolve, reject) => {
    const fail = (what: string) => reject(new Error(`${url} ${what}.`));
    const timer = setTimeout(fail, loadTimeoutOf(globalThis), 'took too long');
    const end = (settle: () => void) => () => {
      clearTimeout(timer);
      script.remove();
      settle();
    };
    script.addEventListener('load', end(resolve));
    script.addEventListener(
      'error',
      end(() => fail('could not be loaded')),
    );
    document.head.append(script);
  });
}

function integrityOf(url: string): string | undefined {
  const known: unknown = Reflect.get(globalThis, INTEGRITY_GLOBAL);
  if (typeof known !== 'object' || known === null) return undefined;
  const value: unknown = Reflect.get(known, url);
  return typeof value === 'string' ? value : undefined;
}
