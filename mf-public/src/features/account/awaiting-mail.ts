const MARK = 'isAwaitingMail';

/** The state of a page that is told that a mailed link is to be followed before signing in. */
export function awaitingMail(state: unknown): object {
  return { ...(typeof state === 'object' ? state : {}), [MARK]: true };
}

export function isAwaitingMail(state: unknown): boolean {
  return typeof state === 'object' && state !== null && MARK in state && state[MARK] === true;
}
