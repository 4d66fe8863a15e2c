import { INTEGRITY_GLOBAL, loadTimeoutOf, UNMATCHABLE_INTEGRITY } from 'platform/contract';

/**
 * Runs a script of a release; what the page's preload has fetched already is not fetched again.
 * @param isListed Whether the page knows the integrity of the release's files: then one that is not among them is refused.
 */
export function loadScript(url: string, isListed: boolean): Promise<void> {
  const script = document.createElement('script');
  script.src = url;
  script.async = true;
  script.fetchPriority = 'high';
  // Exactly what a preload of the page uses; anything else would fetch the script twice.
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
