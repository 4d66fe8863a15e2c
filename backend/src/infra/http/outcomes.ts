/** What is told of every reply; never what was asked for. */
export interface RequestOutcome {
  readonly requestId: string;
  readonly method: string;
  /** The pattern of the route, null for an address that has none. */
  readonly route: string | null;
  readonly status: number;
  /** Until the reply was sent whole. */
  readonly milliseconds: number;
  /** Its reader decides how long it takes. */
  readonly isStream: boolean;
}

type Listener = (outcome: RequestOutcome) => void;

/** Tells log and metrics how each request ended, whoever answered it. */
export interface Outcomes {
  tell: Listener;
  listen(listener: Listener): void;
}

export function createOutcomes(): Outcomes {
  const listeners: Listener[] = [];
  return {
    tell: (outcome) => {
      for (const listener of listeners) listener(outcome);
    },
    listen: (listener) => void listeners.push(listener),
  };
}
