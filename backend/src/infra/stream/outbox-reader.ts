import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/database.ts';
import type { EventStream } from './event-stream.ts';
import { createNotifyChannel, type NotifyChannel, type StreamNews } from './notify-channel.ts';
import {
  findOutboxHead,
  findOutboxRowsAfter,
  hasUnsequenced,
  sequenceOutbox,
  type OutboxRow,
} from './outbox.ts';
import { Subscribers, type Subscription, type Topic } from './subscribers.ts';

/** The outbox is read this often, in milliseconds, without any notification. */
const POLL_INTERVAL_MS = 1000;
/** Another instance that is numbering rows is done after about this long. */
const SEQUENCE_RETRY_MS = 15;

interface ReaderOptions {
  readonly db: Database;
  readonly log: FastifyBaseLogger;
  readonly clock: () => number;
  /** Aborted when the service stops: all streams end. */
  readonly stopping: AbortSignal;
  /** Default: a second. */
  readonly pollIntervalMs?: number | undefined;
}

/** Reads the outbox for one instance and sends its events to the open streams. It reads only while there are some. */
export class OutboxReader {
  readonly #db: Database;
  readonly #log: FastifyBaseLogger;
  readonly #clock: () => number;
  readonly #stopping: AbortSignal;
  readonly #pollIntervalMs: number;
  readonly #channel: NotifyChannel;
  readonly #subscribers: Subscribers;
  /** Sequence number of the last row read. */
  #head: number | null = null;
  #starting: Promise<void> | null = null;
  #reading: Promise<void> | null = null;
  #isReadRequested = false;
  /** Sessions may have ended since their streams were last compared with them. */
  #isSessionCheckDue = false;
  #isListening = false;
  #timer: NodeJS.Timeout | undefined;

  constructor({ db, log, clock, stopping, pollIntervalMs = POLL_INTERVAL_MS }: ReaderOptions) {
    this.#db = db;
    this.#log = log;
    this.#clock = clock;
    this.#stopping = stopping;
    this.#pollIntervalMs = pollIntervalMs;
    this.#channel = createNotifyChannel(db, log);
    this.#subscribers = new Subscribers(db, clock);
    stopping.addEventListener('abort', () => void this.#stop(), { once: true });
  }

  get subscriberCount(): number {
    return this.#subscribers.size;
  }

  /** Has all instances read the outbox now, after a commit that wrote to it, or ended sessions. */
  notify(news: StreamNews): void {
    this.#requestRead(news);
    this.#channel.notify(news);
  }

  /**
   * Adds a stream until it closes.
   *
   * @returns also `head`: all events after this sequence number arrive by themselves
   */
  async subscribe(topic: Topic, stream: EventStream): Promise<Subscription & { readonly head: number }> {
    const subscription = this.#subscribers.add(topic, stream);
    await this.#start();
    return { ...subscription, head: this.#head ?? 0 };
  }

  #requestRead(news: StreamNews = 'events'): void {
    if (this.#subscribers.size === 0 || this.#stopping.aborted) return;
    if (news === 'sessions') this.#isSessionCheckDue = true;
    this.#isReadRequested = true;
    this.#reading ??= this.#read().finally(() => {
      this.#reading = null;
      this.#schedule();
    });
  }

  /** The first stream starts at the end of the outbox; earlier rows are found by a query for missed ones. */
  async #start(): Promise<void> {
    if (!this.#isListening) {
      this.#isListening = true;
      this.#channel.listen((news) => this.#requestRead(news));
    }
    if (this.#head !== null && this.#subscribers.size > 1) return this.#starting ?? undefined;
    this.#starting ??= this.#findHead().finally(() => {
      this.#starting = null;
    });
    return this.#starting;
  }

  async #findHead(): Promise<void> {
    await sequenceOutbox(this.#db, this.#clock());
    this.#head = await findOutboxHead(this.#db);
    this.#schedule();
  }

  #schedule(): void {
    clearTimeout(this.#timer);
    if (this.#subscribers.size === 0 || this.#stopping.aborted) return;
    // A session also ends by time, or with its account.
    this.#timer = setTimeout(() => this.#requestRead('sessions'), this.#pollIntervalMs);
    this.#timer.unref();
  }

  async #read(): Promise<void> {
    while (this.#isReadRequested && !this.#stopping.aborted) {
      this.#isReadRequested = false;
      try {
        await this.#readOnce();
      } catch (error) {
        this.#log.warn({ err: error }, 'the outbox cannot be read');
      }
    }
  }

  async #readOnce(): Promise<void> {
    if (this.#isSessionCheckDue) {
      this.#isSessionCheckDue = false;
      await this.#subscribers.endSignedOut();
    }
    if (this.#head === null) return;
    if (await hasUnsequenced(this.#db, this.#clock())) {
      if ((await sequenceOutbox(this.#db, this.#clock())) > 0) this.#channel.notify('events');
      else setTimeout(() => this.#requestRead(), SEQUENCE_RETRY_MS).unref();
    }
    for (
      let rows = await findOutboxRowsAfter(this.#db, this.#head);
      rows.length > 0;
      rows = await findOutboxRowsAfter(this.#db, this.#head)
    ) {
      await this.#deliver(rows, this.#head);
    }
  }

  /**
   * Advances the head first, so that a stream that subscribes during the delivery finds these rows among the missed
   * ones. If they cannot be loaded, they are read again; subscribers skip events that they already have.
   */
  async #deliver(rows: readonly OutboxRow[], before: number): Promise<void> {
    this.#head = rows.at(-1)?.seq ?? before;
    try {
      await this.#subscribers.deliver(rows);
    } catch (error) {
      this.#head = before;
      throw error;
    }
  }

  async #stop(): Promise<void> {
    clearTimeout(this.#timer);
    this.#subscribers.endAll();
    await this.#channel.stop();
  }
}
