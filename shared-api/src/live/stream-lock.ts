const NAME = 'maida.stream';

/** The right to hold the browser's stream, which one of its tabs has. */
export interface StreamLock {
  /** Waits in line for it. */
  readonly compete: () => void;
  /** Takes it from a tab that no longer responds. */
  readonly steal: () => void;
  /** Gives it back, or leaves the line. */
  readonly withdraw: () => void;
}

export interface LockListeners {
  readonly onHold: () => void;
  readonly onLose: () => void;
}

/** The lock over all tabs; where the browser has no locks, or no channel between tabs, every tab has one of its own. */
export function createStreamLock(listeners: LockListeners): StreamLock {
  return canShare() ? createSharedLock(listeners) : createOwnLock(listeners);
}

/** Whether tabs of this browser can share a stream; a page without https can't. */
export function canShare(): boolean {
  return typeof BroadcastChannel !== 'undefined' && 'locks' in navigator;
}

function createOwnLock({ onHold, onLose }: LockListeners): StreamLock {
  let isHeld = false;
  return {
    compete: () => {
      if (isHeld) return;
      isHeld = true;
      onHold();
    },
    steal: () => undefined,
    withdraw: () => {
      if (!isHeld) return;
      isHeld = false;
      onLose();
    },
  };
}

function createSharedLock({ onHold, onLose }: LockListeners): StreamLock {
  let attempt: AbortController | undefined;
  let release: (() => void) | undefined;

  function lose(): void {
    if (!release) return;
    release();
    release = undefined;
    onLose();
  }

  function request(options: { readonly steal?: true }): void {
    const mine = new AbortController();
    attempt = mine;
    const { signal } = mine;
    const hold = () => {
      if (signal.aborted) return undefined;
      return new Promise<void>((resolve) => {
        release = resolve;
        onHold();
      });
    };
    navigator.locks.request(NAME, options.steal ? options : { signal }, hold).catch(() => {
      if (signal.aborted || !release) return;
      // Another tab has taken it from this one, which did not respond; it waits in line again.
      lose();
      request({});
    });
  }

  function withdraw(): void {
    attempt?.abort();
    attempt = undefined;
    lose();
  }

  return {
    compete: () => {
      if (!attempt) request({});
    },
    steal: () => {
      if (release) return;
      withdraw();
      request({ steal: true });
    },
    withdraw,
  };
}
