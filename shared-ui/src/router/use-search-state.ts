import { useCallback, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';

/** New values by parameter name; null or an empty text removes the parameter. */
export type SearchChanges = Readonly<Record<string, string | null | undefined>>;

/** Applies changes to the search parameters. */
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
 * The search parameters of the address and a function that changes some of them. With `isStep` (another page of a
 * list) the change is a history entry; any other replaces the address, so that "back" does not undo keystrokes. A
 * dialog has an entry of its own anyway.
 */
export function useSearchState() {
  const [parameters, setParameters] = useSearchParams();
  // The router returns the parameters of the last render: a second change before the next one would undo the first.
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
