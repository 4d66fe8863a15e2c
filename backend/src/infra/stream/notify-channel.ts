import type { FastifyBaseLogger } from 'fastify';
import type { Client } from 'pg';
import type { Database } from '../database/database.ts';
import { named } from '../database/statement.ts';

const CHANNEL = 'maida_outbox';
/** Notifications within this time are sent as one. */
const DEBOUNCE_MS = 10;
const RECONNECT_DELAY_MS = 5000;

const NOTIFY = named('outbox.notify', `SELECT pg_notify('${CHANNEL}', '')`);

/**
 * Notifies all instances, over LISTEN and NOTIFY, that the outbox has new rows. A lost one costs only time: readers
 * also poll.
 */
export interface NotifyChannel {
  notify(): void;
  /** Calls the listener for every notification of any instance. */
  listen(listener: () => void): void;
  stop(): Promise<void>;
}

export function createNotifyChannel(db: Database, log: FastifyBaseLogger): NotifyChannel {
  let client: Client | null = null;
  let notifyTimer: NodeJS.Timeout | undefined;
  let reconnectTimer: NodeJS.Timeout | undefined;
  let isStopped = false;

  async function connect(listener: () => void): Promise<void> {
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
    opened.on('notification', listener);
    try {
      await opened.connect();
      await opened.query(`LISTEN ${CHANNEL}`);
    } catch (error) {
      log.debug({ err: error }, 'cannot listen to the database; only polling');
      await opened.end().catch(() => undefined);
      handleLoss();
    }
  }

  return {
    notify: () => {
      notifyTimer ??= setTimeout(() => {
        notifyTimer = undefined;
        // Not logged if it fails: readers also poll.
        db.query(NOTIFY).catch(() => undefined);
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
