import type { FastifyBaseLogger } from 'fastify';
import type { Client } from 'pg';
import type { Database } from '../database/database.ts';
import { named } from '../database/statement.ts';

const CHANNEL = 'maida_outbox';
/** Notifications within this time are sent as one. */
const DEBOUNCE_MS = 10;
const RECONNECT_DELAY_MS = 5000;

const NOTIFY = named('outbox.notify', `SELECT pg_notify('${CHANNEL}', $1)`);

/** Rows in the outbox; or sessions that have ended, perhaps rows too. */
export type StreamNews = 'events' | 'sessions';

/** Notifies all instances, over LISTEN and NOTIFY. A lost notification costs only time: readers also poll. */
export interface NotifyChannel {
  notify(news: StreamNews): void;
  /** Calls the listener for every notification of any instance, and once it hears them: it may have missed some. */
  listen(listener: (news: StreamNews) => void): void;
  stop(): Promise<void>;
}

export function createNotifyChannel(db: Database, log: FastifyBaseLogger): NotifyChannel {
  let client: Client | null = null;
  let waiting: StreamNews = 'events';
  let notifyTimer: NodeJS.Timeout | undefined;
  let reconnectTimer: NodeJS.Timeout | undefined;
  let isStopped = false;

  async function connect(listener: (news: StreamNews) => void): Promise<void> {
    const opened = db.dedicatedClient();
    if (!opened) return;
    client = opened;
    const handleLoss = () => {
      if (client !== opened || isStopped) return;
      client = null;
      reconnectTimer = setTimeout(() => void connect(listener), RECONNECT_DELAY_MS);
      reconnectTimer.unref();
    };
    opened.on('error', handleLoss);
    opened.on('end', handleLoss);
    opened.on('notification', ({ payload }) => listener(payload === 'sessions' ? payload : 'events'));
    try {
      await opened.connect();
      await opened.query(`LISTEN ${CHANNEL}`);
      listener('sessions');
    } catch (error) {
      log.debug({ err: error }, 'cannot listen to the database; only polling');
      await opened.end().catch(() => undefined);
      handleLoss();
    }
  }

  return {
    notify: (news) => {
      if (news === 'sessions') waiting = news;
      notifyTimer ??= setTimeout(() => {
        notifyTimer = undefined;
        // Not logged if it fails: readers also poll.
        db.query(NOTIFY, [waiting]).catch(() => undefined);
        waiting = 'events';
      }, DEBOUNCE_MS);
    },
    listen: (listener) => void connect(listener),
    stop: async () => {
      isStopped = true;
      clearTimeout(notifyTimer);
      clearTimeout(reconnectTimer);
      await client?.end().catch(() => undefined);
    },
  };
}
