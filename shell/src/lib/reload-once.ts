import { hasUnsavedWork } from './has-unsaved-work.ts';

const KEY = 'maida_reloaded';

/**
 * Loads the page anew because only that can help; once for each set of releases, so that no page ever goes round in
 * circles, and never while something on it is unsaved. True when a reload is on its way.
 */
export function reloadOnce(composition: string, page: Pick<Location, 'reload'> = location): boolean {
  if (hasUnsavedWork() || !isFirstFor(composition)) return false;
  page.reload();
  return true;
}

/** Without a memory that outlives the reload nobody could tell the first from the hundredth: then there is none. */
function isFirstFor(composition: string): boolean {
  try {
    if (sessionStorage.getItem(KEY) === composition) return false;
    sessionStorage.setItem(KEY, composition);
    return sessionStorage.getItem(KEY) === composition;
  } catch {
    return false;
  }
}
