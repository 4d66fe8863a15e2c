import type { ReleaseStore } from '../store/release-store.ts';

const FOLDER = 'token-use';
const MINUTE_MS = 60_000;

type Documents = Pick<ReleaseStore, 'findDocument' | 'writeDocument'>;

/** Remembers when each token was last used, to the minute. */
export class TokenUse {
  readonly #store: Documents;
  readonly #onError: (error: unknown) => void;
  readonly #notedAt = new Map<string, number>();

  constructor(store: Documents, onError: (error: unknown) => void = () => undefined) {
    this.#store = store;
    this.#onError = onError;
  }

  /** Does not wait for the store. */
  note(name: string): void {
    const now = Date.now();
    if (now - (this.#notedAt.get(name) ?? 0) < MINUTE_MS) return;
    this.#notedAt.set(name, now);
    const text = JSON.stringify({ when: new Date(now).toISOString() });
    void this.#store.writeDocument(FOLDER, `${name}.json`, text).catch(this.#onError);
  }

  async find(name: string): Promise<string | null> {
    const text = await this.#store.findDocument(FOLDER, `${name}.json`);
    return text === undefined ? null : (JSON.parse(text) as { when: string }).when;
  }
}
