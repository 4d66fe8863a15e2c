import type { ChangeNotice, Notification, OrderSummary } from '../contract/index.ts';

/** An event that the service pushes. */
export type PushedEvent =
  | { type: 'order'; data: OrderSummary }
  | { type: 'notification'; data: Notification }
  | { type: 'change'; data: ChangeNotice };

/**
 * An event that the service pushes; or `open`, each time the stream has opened, and once for a listener that subscribes
 * to an open stream: earlier events were not pushed, so fetch what they would have changed. `signed-out`: the session
 * of the stream has ended, and nothing more is pushed until `start`.
 */
export type LiveEvent = PushedEvent | { type: 'open' } | { type: 'signed-out' };

export interface LiveState {
  /** `off` until started; `lost` since the instant `since`. */
  connection: 'off' | 'connecting' | 'live' | 'lost';
  /** Milliseconds since the epoch of the last change of state. */
  since: number;
}
