import { createHmac, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { RolledBack } from '../../contract/server/index.ts';

/** What a webhook works with. */
export interface ReleaseWebhookOptions {
  readonly url: string;
  /** `whsec_` and Base64, or any text. */
  readonly secret: string;
  /** Milliseconds before each further attempt. */
  readonly delays?: readonly number[];
  /** Called when an attempt failed, with how many are left; for the log. */
  readonly onError?: (error: unknown, attemptsLeft: number) => void;
}

const SECOND_MS = 1000;
const MINUTE_MS = 60_000;
const DELAYS = [SECOND_MS, 10 * SECOND_MS, MINUTE_MS, 10 * MINUTE_MS, 60 * MINUTE_MS];
const TIMEOUT_MS = 10_000;
const BASE64_SECRET = 'whsec_';

/**
 * Tells a server of the operator's that a release was rolled back, by the rules of https://www.standardwebhooks.com: a
 * signed `POST` with an id that stays the same when it is repeated. Nothing waits for it.
 */
export class ReleaseWebhook {
  readonly #options: ReleaseWebhookOptions;
  readonly #stopping = new AbortController();
  readonly #sending = new Set<Promise<void>>();

  constructor(options: ReleaseWebhookOptions) {
    this.#options = options;
  }

  /** Sends in the background; never throws. */
  send(data: RolledBack, now = Date.now()): void {
    const timestamp = new Date(now).toISOString();
    const body = JSON.stringify({ type: 'release.rolled_back', timestamp, data });
    const sending = this.#deliver(`msg_${randomUUID()}`, body).finally(() => this.#sending.delete(sending));
    this.#sending.add(sending);
  }

  /** Ends what is under way. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    await Promise.all(this.#sending);
  }

  async #deliver(id: string, body: string): Promise<void> {
    const { delays = DELAYS, onError } = this.#options;
    const { signal } = this.#stopping;
    for (let attempt = 0; !signal.aborted; attempt += 1) {
      try {
        return await this.#post(id, body);
      } catch (error) {
        if (!signal.aborted) onError?.(error, delays.length - attempt);
      }
      const delay = delays[attempt];
      if (delay === undefined) return;
      await sleep(delay, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }

  async #post(id: string, body: string): Promise<void> {
    const { url, secret } = this.#options;
    // Of each attempt: a receiver refuses an old one.
    const timestamp = String(Math.floor(Date.now() / SECOND_MS));
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'webhook-id': id,
        'webhook-timestamp': timestamp,
        'webhook-signature': `v1,${signatureOf(secret, [id, timestamp, body])}`,
      },
      body,
      redirect: 'error',
      signal: AbortSignal.any([this.#stopping.signal, AbortSignal.timeout(TIMEOUT_MS)]),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`The webhook answered ${String(response.status)}.`);
  }
}

function signatureOf(secret: string, parts: readonly string[]): string {
  const key = secret.startsWith(BASE64_SECRET)
    ? Buffer.from(secret.slice(BASE64_SECRET.length), 'base64')
    : Buffer.from(secret);
  return createHmac('sha256', key).update(parts.join('.')).digest('base64');
}
