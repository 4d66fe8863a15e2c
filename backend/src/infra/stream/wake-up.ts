import type { Client } from 'pg';
import type { ServiceContext } from '../../context.ts';
import { named } from '../database/statement.ts';

const CHANNEL = 'maida_outbox';
/** Announcements of a burst become one. */
const ANNOUNCE_MS = 10;
const RECONNECT_MS = 5000;

const NOTIFY = named('outbox.notify', `SELECT pg_notify('${CHANNEL}', '')`);

/** Tells all instances that the outbox has grown. A lost call costs only time: every reader also looks by itself. */
export interface WakeUp {
  announce(): void;
  /** Calls back on every announcement of any instance. */
  listen(listener: () => void): void;
  stop(): Promise<void>;
}

export function createWakeUp({ db, log }: Pick<ServiceContext, 'db' | 'log'>): WakeUp {
  let client: Client | null = null;
  let announceTimer: NodeJS.Timeout | undefined;
  let reconnectTimer: NodeJS.Timeout | undefined;
  let isStopped = false;

  async function connect(listener: () => void): Promise<void> {
    const fresh = db.dedicatedClient();
    if (!fresh) return;
    client = fresh;
    const lost = () => {
      if (client !== fresh || isStopped) return;
      client = null;
      reconnectTimer = setTimeout(() => void connect(listener), RECONNECT_MS);
      reconnectTimer.unref();
    };
    fresh.on('error', lost);
    fresh.on('end', lost);
    fresh.on('notification', listener);
    try {
      await fresh.connect();
      await fresh.query(`LISTEN ${CHANNEL}`);
    } catch (error) {
      log.debug({ err: error }, 'no wake-up calls from the database; looking by the clock');
      await fresh.end().catch(() => undefined);
      lost();
    }
  }

  return {
    announce: () => {
      announceTimer ??= setTimeout(() => {
        announceTimer = undefined;
        // Its failure is not worth a word: readers look by the clock as well.
        db.query(NOTIFY).catch(() => undefined);
      }, ANNOUNCE_MS);
    },
    listen: (listener) => void connect(listener),
    stop: async () => {
      isStopped = true;
      clearTimeout(announceTimer);
      clearTimeout(reconnectTimer);
      await client?.end().catch(() => undefined);
    },
  };
}
