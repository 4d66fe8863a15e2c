import type { ReplyOutcome } from 'platform/common';

/** How a request ended; without any data of the request. */
export interface RequestOutcome extends ReplyOutcome {
  /** Absent for a reply that has none: a page, a file, a call of the platform. */
  readonly requestId?: string;
  /** An event stream, which lasts as long as its reader wants. Default: none. */
  readonly isStream?: boolean;
}

type Listener = (outcome: RequestOutcome) => void;

/** Passes the outcome of every request to log and metrics, whoever answered it. */
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
