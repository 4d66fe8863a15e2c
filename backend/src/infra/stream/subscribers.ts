import type { Queryable } from '../database/database.ts';
import { findLiveSessions } from '../../features/session/repository.ts';
import type { EventStream } from './event-stream.ts';
import { findAdminIds } from './find-admin-ids.ts';
import { loadEvents, type LoadedEvent } from './load-events.ts';
import type { OutboxRow } from './outbox.ts';

/** What a stream is about: a user, orders, or both. */
export interface Topic {
  readonly userId?: string;
  /** The user's session, with which the stream ends. */
  readonly sessionId?: string;
  readonly orderIds?: readonly string[];
  /** Also all orders and all changes, as long as the user is an admin. */
  readonly isAdmin?: boolean;
}

interface Subscriber {
  topic: Topic;
  readonly stream: EventStream;
  /** Sequence number of the last event that it got or does not need. */
  seq: number;
  /** Events that arrive before the missed ones have been sent; null afterwards. */
  pending: LoadedEvent[] | null;
}

/** One open stream, before its first event. */
export interface Subscription {
  /**
   * Sends the missed events, then those that arrived in the meantime.
   *
   * @param head sequence number up to which nothing arrives by itself
   * @param seen sequence number up to which the client has everything, if it is beyond `head`
   */
  begin(missed: readonly LoadedEvent[], head: number, seen: number): void;
}

/** The open streams of this instance. */
export class Subscribers {
  readonly #db: Queryable;
  readonly #clock: () => number;
  readonly #all = new Set<Subscriber>();

  constructor(db: Queryable, clock: () => number) {
    this.#db = db;
    this.#clock = clock;
  }

  get size(): number {
    return this.#all.size;
  }

  /** Adds a stream until it closes. */
  add(topic: Topic, stream: EventStream): Subscription {
    const subscriber: Subscriber = { topic, stream, seq: 0, pending: [] };
    this.#all.add(subscriber);
    stream.onClose(() => {
      this.#all.delete(subscriber);
    });
    return {
      begin: (missed, head, seen) => {
        for (const event of missed) stream.send(event);
        subscriber.seq = Math.max(head, seen);
        stream.mark(subscriber.seq);
        const pending = subscriber.pending ?? [];
        subscriber.pending = null;
        for (const event of pending) send(subscriber, event);
      },
    };
  }

  /** Sends what these rows mean to the streams that they concern; throws before sending if it cannot be loaded. */
  async deliver(rows: readonly OutboxRow[]): Promise<void> {
    await this.#refreshAdmins(rows);
    const readers = new Set<Subscriber>();
    const concerned = rows.filter((row) => {
      const event = { ...row, orderId: row.order_id, isForAdmins: isForAdmins(row) };
      const those = [...this.#all].filter(({ topic }) => isAbout(topic, event));
      for (const reader of those) readers.add(reader);
      return those.length > 0;
    });
    if (concerned.length === 0) return;
    await this.endSignedOut(readers);
    for (const event of await loadEvents(this.#db, concerned)) {
      for (const subscriber of this.#all) {
        if (subscriber.pending) subscriber.pending.push(event);
        else send(subscriber, event);
      }
    }
  }

  /** Ends the streams whose session has ended. */
  async endSignedOut(among: Iterable<Subscriber> = this.#all): Promise<void> {
    const readers = [...among].filter(({ topic }) => topic.sessionId !== undefined);
    if (readers.length === 0) return;
    const ids = readers.flatMap(({ topic }) => topic.sessionId ?? []);
    const live = await findLiveSessions(this.#db, ids, this.#clock());
    for (const reader of readers) {
      if (live.has(reader.topic.sessionId ?? '')) continue;
      // It may take a while to close.
      this.#all.delete(reader);
      reader.stream.signOut();
    }
  }

  endAll(): void {
    for (const { stream } of this.#all) stream.end();
  }

  /** An admin may have lost the role since the stream began. */
  async #refreshAdmins(rows: readonly OutboxRow[]): Promise<void> {
    const readers = [...this.#all].filter(({ topic }) => topic.isAdmin);
    if (readers.length === 0 || !rows.some(isForAdmins)) return;
    const admins = await findAdminIds(
      this.#db,
      readers.map(({ topic }) => topic.userId),
    );
    for (const reader of readers) {
      reader.topic = { ...reader.topic, isAdmin: admins.has(reader.topic.userId) };
    }
  }
}

function send(subscriber: Subscriber, event: LoadedEvent): void {
  if (event.id <= subscriber.seq || !isAbout(subscriber.topic, event)) return;
  subscriber.seq = event.id;
  subscriber.stream.send(event);
}

function isForAdmins({ kind }: OutboxRow): boolean {
  return kind !== 'notification';
}

function isAbout(topic: Topic, event: Pick<LoadedEvent, 'recipients' | 'orderId' | 'isForAdmins'>): boolean {
  if (event.orderId !== null && topic.orderIds?.includes(event.orderId)) return true;
  if (topic.isAdmin && event.isForAdmins) return true;
  return topic.userId !== undefined && event.recipients.includes(topic.userId);
}
