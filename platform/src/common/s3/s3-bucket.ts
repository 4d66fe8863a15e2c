import { AwsClient } from 'aws4fetch';
import { noAnswer } from '../no-answer.ts';

/** Where a bucket is and who may use it. */
export interface S3Options {
  /** Address of the bucket and the folder in it, path-style: `https://s3.eu-west-3.amazonaws.com/bucket/folder`. */
  readonly url: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly sessionToken?: string;
}

/** One object of a listing. */
export interface S3Entry {
  /** Relative to the folder. */
  readonly key: string;
  /** ISO 8601. */
  readonly changedAt: string;
}

/** How long a call may take. */
export interface S3Limits {
  /** For the whole call, retries included. */
  readonly timeoutMs: number;
  readonly retries: number;
}

/** For release operations, which may wait. A call that a visitor waits for needs less. */
const DEFAULT_LIMITS: S3Limits = { timeoutMs: 15_000, retries: 3 };

/**
 * The few calls of an S3-compatible bucket that releases and pictures need. Keys are relative to the bucket's folder.
 * Every call throws an Error with the address, without the secrets, when the bucket refuses or does not answer in time.
 */
export class S3Bucket {
  readonly #client: AwsClient;
  readonly #bucket: URL;
  readonly #folder: string;
  readonly #timeoutMs: number;

  /** @throws Error if the address names no bucket */
  constructor({ url, ...keys }: S3Options, { timeoutMs, retries } = DEFAULT_LIMITS) {
    const { origin, pathname } = new URL(url);
    const [bucket = '', ...folder] = pathname.split('/').filter(Boolean);
    if (!bucket) throw new Error('The address names no bucket: expected https://host/bucket/folder.');
    this.#client = new AwsClient({ ...keys, service: 's3', retries });
    this.#bucket = new URL(`${origin}/${bucket}/`);
    this.#folder = folder.map((part) => `${part}/`).join('');
    this.#timeoutMs = timeoutMs;
  }

  /** Content of an object; undefined if there is none. */
  async find(key: string): Promise<Buffer | undefined> {
    const response = await this.#send(key, { method: 'GET' });
    if (response.status === 404) return undefined;
    return expectOk(response, key).content;
  }

  async put(key: string, content: Buffer | string): Promise<void> {
    expectOk(await this.#send(key, { method: 'PUT', body: bodyOf(content) }), key);
  }

  /** Writes an object unless the key is taken: then false. Of two concurrent writers only one gets true. */
  async add(key: string, content: string): Promise<boolean> {
    const headers = { 'if-none-match': '*' };
    const response = await this.#send(key, { method: 'PUT', body: bodyOf(content), headers });
    // 409: two conditional writes at the same time, of which S3 accepts one or none.
    if (response.status !== 412 && response.status !== 409) {
      expectOk(response, key);
      return true;
    }
    // A retry after a lost reply finds this call's own object.
    return (await this.find(key))?.equals(Buffer.from(content)) ?? false;
  }

  async remove(key: string): Promise<void> {
    const response = await this.#send(key, { method: 'DELETE' });
    if (response.status !== 404) expectOk(response, key);
  }

  /** All objects whose key begins with `prefix`. */
  async list(prefix = ''): Promise<S3Entry[]> {
    const entries: S3Entry[] = [];
    let token: string | undefined;
    do {
      const url = new URL(this.#bucket);
      url.searchParams.set('list-type', '2');
      url.searchParams.set('prefix', this.#folder + prefix);
      if (token) url.searchParams.set('continuation-token', token);
      const response = await this.#fetch(url, { method: 'GET' });
      const xml = expectOk(response, prefix).content.toString();
      entries.push(...this.#entriesOf(xml));
      token = textOf(xml, 'NextContinuationToken');
    } while (token);
    return entries;
  }

  #entriesOf(xml: string): S3Entry[] {
    const contents = [...xml.matchAll(/<Contents>([\s\S]*?)<\/Contents>/g)];
    return contents.map(([, entry = '']) => ({
      key: (textOf(entry, 'Key') ?? '').slice(this.#folder.length),
      changedAt: textOf(entry, 'LastModified') ?? '',
    }));
  }

  #send(key: string, request: RequestInit): Promise<Reply> {
    const path = (this.#folder + key).split('/').map(encodeURIComponent).join('/');
    return this.#fetch(new URL(path, this.#bucket), request);
  }

  /**
   * The time is kept here, not by `AbortSignal.timeout`: the client copies a signal into a `Request` that holds it only
   * weakly, and once it is garbage the call never ends.
   */
  async #fetch(url: URL, request: RequestInit): Promise<Reply> {
    const call = new AbortController();
    const { promise: late, reject } = Promise.withResolvers<never>();
    const timer = setTimeout(() => {
      const error = new Error(`not within ${String(this.#timeoutMs)} ms`);
      call.abort(error);
      reject(error);
    }, this.#timeoutMs);
    try {
      return await Promise.race([this.#read(url, { ...request, signal: call.signal }), late]);
    } catch (error) {
      throw noAnswer(`The bucket ${this.#bucket.href}`, error);
    } finally {
      clearTimeout(timer);
    }
  }

  async #read(url: URL, request: RequestInit): Promise<Reply> {
    const response = await this.#client.fetch(url.href, request);
    const { ok, status } = response;
    return { ok, status, content: Buffer.from(await response.arrayBuffer()) };
  }
}

/** A reply that was read whole. */
interface Reply {
  readonly ok: boolean;
  readonly status: number;
  readonly content: Buffer;
}

/** A copy, because `fetch` takes no buffer that may lie in shared memory. */
function bodyOf(content: Buffer | string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(content));
}

/** @throws Error with the bucket's code if it refused */
function expectOk(reply: Reply, key: string): Reply {
  if (reply.ok) return reply;
  const code = textOf(reply.content.toString(), 'Code') ?? 'without a reason';
  throw new Error(`The bucket answered ${reply.status} ${code} for ${key || 'a list'}.`);
}

/** Text of the first such element. No general parser: S3's replies here are flat, and none of the values is nested. */
function textOf(xml: string, element: string): string | undefined {
  const text = new RegExp(`<${element}>([^<]*)</${element}>`).exec(xml)?.[1];
  return text
    ?.replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&');
}
