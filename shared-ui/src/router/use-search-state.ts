import { useCallback, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';

/** New values by parameter name; null or an empty text takes the parameter out of the address. */
export type SearchChanges = Readonly<Record<string, string | null | undefined>>;

/** Puts changes into an address's parameters. */
export function withSearch(parameters: URLSearchParams, changes: SearchChanges): URLSearchParams {
  const next = new URLSearchParams(parameters);
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined) continue;
    if (value === null || value === '') next.delete(name);
    else next.set(name, value);
  }
  return next;
}

/**
 * The address bar's parameters and how to change some of them. A step (another page, a dialog) can be gone back from;
 * anything else replaces the address, so that "back" leaves the list and not its last keystroke.
 */
export function useSearchState() {
  const [parameters, setParameters] = useSearchParams();
  // The router hands out the parameters of the last rendering: a second change before the next one would undo the first.
  const latest = useRef(parameters);
  useEffect(() => {
    latest.current = parameters;
  }, [parameters]);
  const change = useCallback(
    (changes: SearchChanges, options: { isStep?: boolean } = {}) => {
      latest.current = withSearch(latest.current, changes);
      setParameters(latest.current, { replace: options.isStep !== true, preventScrollReset: true });
    },
    [setParameters],
  );
  return { parameters, change };
}
