import type { ServiceContext } from '../../context.ts';
import type { EventStream } from './event-stream.ts';
import { findAdmins } from './find-admins.ts';
import { loadEvents, type LoadedEvent } from './load-events.ts';
import { hasUnsequenced, outboxHead, readAfter, sequenceOutbox, type OutboxRow } from './outbox.ts';
import { createWakeUp, type WakeUp } from './wake-up.ts';

/** How often a reader looks into the outbox without being called. */
const POLL_MS = 1000;
/** While another instance holds the sequence, its numbers are a moment away. */
const SOON_MS = 15;

/** What a stream is about. */
export interface Topic {
  readonly userId?: string;
  readonly orderId?: string;
  /** Also every order, whosever it is, and every change, for as long as the user is an admin. */
  readonly isAdmin?: boolean;
}

interface Subscriber {
  topic: Topic;
  readonly stream: EventStream;
  /** Number of the last event it was given or does not need. */
  seq: number;
  /** Events that arrive while it is still being told what it missed. */
  waiting: LoadedEvent[] | null;
}

/** A stream that has joined. */
export interface Subscription {
  /** Everything after this number will be sent by itself. */
  readonly head: number;
  /**
   * Sends what the reader missed, then lets what has arrived since follow.
   *
   * @param seen number that the reader has got to elsewhere, if it is beyond `head`
   */
  begin(missed: readonly LoadedEvent[], seen?: number): void;
}

/** One instance's reader of the outbox and the streams that it feeds. */
export class StreamHub {
  readonly #context: ServiceContext;
  readonly #wakeUp: WakeUp;
  readonly #subscribers = new Set<Subscriber>();
  #head: number | null = null;
  #starting: Promise<void> | null = null;
  #pumping: Promise<void> | null = null;
  #isCalled = false;
  #isListening = false;
  #timer: NodeJS.Timeout | undefined;

  constructor(context: ServiceContext) {
    this.#context = context;
    this.#wakeUp = createWakeUp(context);
    context.stopping.addEventListener('abort', () => void this.#stop(), { once: true });
  }

  get size(): number {
    return this.#subscribers.size;
  }

  /** After a change was committed: lets all instances look. */
  announce(): void {
    this.call();
    this.#wakeUp.announce();
  }

  /** Looks into the outbox now. */
  call(): void {
    if (this.#subscribers.size === 0 || this.#context.stopping.aborted) return;
    this.#isCalled = true;
    this.#pumping ??= this.#pump().finally(() => {
      this.#pumping = null;
      this.#plan(POLL_MS);
    });
  }

  /** Adds a stream; it is taken out when it closes. */
  async join(topic: Topic, stream: EventStream): Promise<Subscription> {
    const subscriber: Subscriber = { topic, stream, seq: 0, waiting: [] };
    this.#subscribers.add(subscriber);
    stream.onClose(() => {
      this.#subscribers.delete(subscriber);
    });
    await this.#start();
    const head = this.#head ?? 0;
    subscriber.seq = head;
    return {
      head,
      begin: (missed, seen = head) => {
        for (const event of missed) stream.send(event);
        subscriber.seq = Math.max(head, seen);
        stream.mark(subscriber.seq);
        const waiting = subscriber.waiting ?? [];
        subscriber.waiting = null;
        for (const event of waiting) this.#give(subscriber, event);
      },
    };
  }

  /** The first stream finds the end of the outbox; what was written before is for replays. */
  async #start(): Promise<void> {
    if (!this.#isListening) {
      this.#isListening = true;
      this.#wakeUp.listen(() => this.call());
    }
    if (this.#head !== null && this.#subscribers.size > 1) return this.#starting ?? undefined;
    this.#starting ??= this.#findHead().finally(() => {
      this.#starting = null;
    });
    return this.#starting;
  }

  async #findHead(): Promise<void> {
    await sequenceOutbox(this.#context.db);
    this.#head = await outboxHead(this.#context.db);
    this.#plan(POLL_MS);
  }

  #plan(milliseconds: number): void {
    clearTimeout(this.#timer);
    if (this.#subscribers.size === 0 || this.#context.stopping.aborted) return;
    this.#timer = setTimeout(() => this.call(), milliseconds);
    this.#timer.unref();
  }

  async #pump(): Promise<void> {
    while (this.#isCalled && !this.#context.stopping.aborted) {
      this.#isCalled = false;
      try {
        await this.#pumpOnce();
      } catch (error) {
        this.#context.log.warn({ err: error }, 'the outbox cannot be read');
      }
    }
  }

  async #pumpOnce(): Promise<void> {
    const { db } = this.#context;
    if (this.#head === null) return;
    if (await hasUnsequenced(db)) {
      if ((await sequenceOutbox(db)) > 0) this.#wakeUp.announce();
      else setTimeout(() => this.call(), SOON_MS).unref();
    }
    for (
      let rows = await readAfter(db, this.#head);
      rows.length > 0;
      rows = await readAfter(db, this.#head)
    ) {
      await this.#pass(rows, this.#head);
    }
  }

  /**
   * Moves the head first: a stream that joins while these rows are on their way finds them in its replay. If they
   * cannot be loaded they come again, and whoever has them already does not take them twice.
   */
  async #pass(rows: readonly OutboxRow[], before: number): Promise<void> {
    this.#head = rows.at(-1)?.seq ?? before;
    try {
      await this.#dispatch(rows);
    } catch (error) {
      this.#head = before;
      throw error;
    }
  }

  async #dispatch(rows: readonly OutboxRow[]): Promise<void> {
    await this.#keepToAdmins(rows);
    const subscribers = [...this.#subscribers];
    const concerned = rows.filter((row) =>
      subscribers.some(({ topic }) =>
        concerns(topic, { ...row, orderId: row.order_id, isForAdmins: isForAdmins(row) }),
      ),
    );
    if (concerned.length === 0) return;
    for (const event of await loadEvents(this.#context.db, concerned)) {
      for (const subscriber of this.#subscribers) {
        if (subscriber.waiting) subscriber.waiting.push(event);
        else this.#give(subscriber, event);
      }
    }
  }

  /** Whoever was an admin when the stream began may not be one any more. */
  async #keepToAdmins(rows: readonly OutboxRow[]): Promise<void> {
    const readers = [...this.#subscribers].filter(({ topic }) => topic.isAdmin);
    if (readers.length === 0 || !rows.some(isForAdmins)) return;
    const admins = await findAdmins(
      this.#context.db,
      readers.map(({ topic }) => topic.userId),
    );
    for (const reader of readers) {
      reader.topic = { ...reader.topic, isAdmin: admins.has(reader.topic.userId) };
    }
  }

  #give(subscriber: Subscriber, event: LoadedEvent): void {
    if (event.id <= subscriber.seq || !concerns(subscriber.topic, event)) return;
    subscriber.seq = event.id;
    subscriber.stream.send(event);
  }

  async #stop(): Promise<void> {
    clearTimeout(this.#timer);
    for (const { stream } of this.#subscribers) stream.end();
    await this.#wakeUp.stop();
  }
}

function isForAdmins({ kind }: OutboxRow): boolean {
  return kind !== 'notification';
}

type Concern = Pick<LoadedEvent, 'recipients' | 'orderId' | 'isForAdmins'>;

function concerns(topic: Topic, { recipients, orderId, isForAdmins: isTheirs }: Concern): boolean {
  if (topic.orderId !== undefined) return topic.orderId === orderId;
  if (topic.isAdmin && isTheirs) return true;
  return topic.userId !== undefined && recipients.includes(topic.userId);
}

const hubs = new WeakMap<ServiceContext, StreamHub>();

/** The hub of a running service. */
export function hubOf(context: ServiceContext): StreamHub {
  const known = hubs.get(context);
  if (known) return known;
  const hub = new StreamHub(context);
  hubs.set(context, hub);
  return hub;
}
