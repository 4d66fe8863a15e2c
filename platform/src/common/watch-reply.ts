import type { IncomingMessage, ServerResponse } from 'node:http';

/** How a request was answered; nothing in it was chosen by its sender. */
export interface ReplyOutcome {
  readonly method: string;
  /** Pattern of the address, e.g. `/restaurant/:id`; null for an address that nothing has. */
  readonly route: string | null;
  readonly status: number;
  /** Until the whole reply was sent. */
  readonly milliseconds: number;
}

const routes = new WeakMap<ServerResponse, string>();

/** Says which of a bounded number of patterns a request asked for, for {@link watchReply}. */
export function nameRoute(response: ServerResponse, pattern: string): void {
  routes.set(response, pattern);
}

/** Calls `note` once the reply has ended, or its reader is gone. */
export function watchReply(
  request: IncomingMessage,
  response: ServerResponse,
  note: (outcome: ReplyOutcome) => void,
): void {
  const started = performance.now();
  response.once('close', () =>
    note({
      method: request.method ?? '',
      route: routes.get(response) ?? null,
      status: response.statusCode,
      milliseconds: performance.now() - started,
    }),
  );
}
