import { createStoredText } from 'shared-api';
import { hasUnsavedWork } from './has-unsaved-work.ts';

/** The set of releases for which this window was reloaded. */
const reloadedFor = createStoredText('maida_reloaded', 'session');

/**
 * Reloads the page as the last resort; once for each set of releases, so that no page reloads in
 * circles, and never with unsaved changes. Returns true when the page reloads.
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
