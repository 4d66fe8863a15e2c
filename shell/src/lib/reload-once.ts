import { createStoredText } from 'shared-api';
import { hasUnsavedWork } from './has-unsaved-work.ts';

/** The set of releases for which this window was reloaded. */
const reloadedFor = createStoredText('maida_reloaded', 'session');

/**
 * Reloads the page because nothing else helps; once for each set of releases, so that no page ever reloads in
 * circles, and never while something on it is unsaved. True when a reload is on its way.
 */
export function reloadOnce(composition: string, page: Pick<Location, 'reload'> = location): boolean {
  if (hasUnsavedWork() || !isFirstFor(composition)) return false;
  page.reload();
  return true;
}

/** False without storage: the page could not know that it was reloaded already, and would reload forever. */
function isFirstFor(composition: string): boolean {
  return reloadedFor.read() !== composition && reloadedFor.write(composition);
}
