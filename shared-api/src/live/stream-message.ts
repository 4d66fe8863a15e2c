import type { LiveState, PushedEvent } from './live-event.ts';

/** What a page follows. */
export interface Wanted {
  /** Id of the signed-in user. */
  readonly person: string | null;
  /** Tracking tokens of orders. */
  readonly tokens: readonly string[];
  /** Also while the page is hidden. */
  readonly isOnHidden: boolean;
}

/** What the tabs of a browser tell each other about their stream. */
export type StreamMessage =
  /** From every tab that follows something: what it is. */
  | { type: 'hello'; tab: string; wanted: Wanted; isHidden: boolean }
  | { type: 'bye'; tab: string }
  /** From a new holder; all say hello. */
  | { type: 'who' }
  /** From a tab that has not heard of the holder for a while; the holder replies with the state. */
  | { type: 'ping' }
  | {
      type: 'state';
      person: string | null;
      state: LiveState;
      lastId: number;
      isOpened: boolean;
      /** The service counts from an earlier number: its database was restored. */
      isReset: boolean;
      isHidden: boolean;
    }
  | { type: 'signed-out'; person: string | null }
  | { type: 'event'; person: string | null; event: PushedEvent; id: number };
