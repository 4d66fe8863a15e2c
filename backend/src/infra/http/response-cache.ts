import { LRUCache } from 'lru-cache';
import type { Encoded, Encoding } from './encoding.ts';

/** A response that is the same for everybody, as bytes. */
export interface CachedResponse {
  /** Header names and values in turn, as `writeHead` takes them. */
  readonly head: readonly string[];
  readonly body: Buffer;
}

/** An encoded body with its headers. */
export interface EncodedResponse extends Encoded {
  readonly headers: Readonly<Record<string, string>>;
}

/** A caller who makes up thousands of addresses evicts only rarely requested ones. */
const MAX_ADDRESSES = 100;

/**
 * Responses of one version of a public list by their address: a repeated request is answered without routing,
 * validation or serialization.
 */
export class ResponseCache {
  readonly #responses = new LRUCache<string, Map<Encoding, CachedResponse>>({ max: MAX_ADDRESSES });
  #tag = '';

  /** The cached response of an address at this version. */
  find(tag: string, address: string, encoding: Encoding): CachedResponse | undefined {
    return tag === this.#tag ? this.#responses.get(address)?.get(encoding) : undefined;
  }

  /** Whether an address was answered recently, at any version. */
  has(address: string): boolean {
    return this.#responses.has(address);
  }

  /** @param accepted the encoding that the caller accepts, under which the response is found again */
  store(tag: string, address: string, accepted: Encoding, { headers, body }: EncodedResponse): void {
    if (this.#tag !== tag) {
      for (const responses of this.#responses.values()) responses.clear();
      this.#tag = tag;
    }
    const bytes = typeof body === 'string' ? Buffer.from(body) : body;
    const all = { ...headers, 'content-length': String(bytes.length) };
    const responses = this.#responses.get(address) ?? new Map<Encoding, CachedResponse>();
    responses.set(accepted, { head: Object.entries(all).flat(), body: bytes });
    this.#responses.set(address, responses);
  }
}
