import { LRUCache } from 'lru-cache';
import type { Encoded, Encoding } from './encoding.ts';

/** A reply that is the same for everybody, ready to be written. */
export interface ReadyReply {
  /** Names and values by turns, as `writeHead` takes them. */
  readonly head: readonly string[];
  readonly body: Buffer;
}

/** A body as it was sent, and the headers that go with it. */
export interface Sent extends Encoded {
  readonly headers: Readonly<Record<string, string>>;
}

/** Addresses under which replies are kept; who makes up thousands of them pushes out those that few ask for. */
const MAX_KEPT = 100;

/**
 * Replies of one version of a public list, by the address that they answered, as bytes: what is asked for again is
 * answered without being routed, validated or made once more.
 */
export class SharedReplies {
  readonly #kept = new LRUCache<string, Map<Encoding, ReadyReply>>({ max: MAX_KEPT });
  #tag = '';

  /** The reply to an address at a version, if it was sent before. */
  find(tag: string, address: string, encoding: Encoding): ReadyReply | undefined {
    return tag === this.#tag ? this.#kept.get(address)?.get(encoding) : undefined;
  }

  /** Whether an address was answered lately, at whatever version. */
  has(address: string): boolean {
    return this.#kept.has(address);
  }

  /** @param accepted what the caller takes, under which the reply is found again */
  keep(tag: string, address: string, accepted: Encoding, { headers, body }: Sent): void {
    if (this.#tag !== tag) {
      for (const replies of this.#kept.values()) replies.clear();
      this.#tag = tag;
    }
    const bytes = typeof body === 'string' ? Buffer.from(body) : body;
    const all = { ...headers, 'content-length': String(bytes.length) };
    const replies = this.#kept.get(address) ?? new Map<Encoding, ReadyReply>();
    replies.set(accepted, { head: Object.entries(all).flat(), body: bytes });
    this.#kept.set(address, replies);
  }
}
