/** How a request ended; without any data of the request. */
export interface RequestOutcome {
  readonly requestId: string;
  readonly method: string;
  /** The route's pattern; null for an unknown address. */
  readonly route: string | null;
  readonly status: number;
  /** Until the whole reply was sent. */
  readonly milliseconds: number;
  /** An event stream, which lasts as long as its reader wants. */
  readonly isStream: boolean;
}

type Listener = (outcome: RequestOutcome) => void;

/** Passes the outcome of every request, by the framework or from the cache, to log and metrics. */
export interface RequestOutcomes {
  emit: Listener;
  subscribe(listener: Listener): void;
}

export function createOutcomes(): RequestOutcomes {
  const listeners: Listener[] = [];
  return {
    emit: (outcome) => {
      for (const listener of listeners) listener(outcome);
    },
    subscribe: (listener) => void listeners.push(listener),
  };
}
