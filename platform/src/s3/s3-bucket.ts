import { AwsClient } from 'aws4fetch';

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
 * Every call throws an Error without the secrets when the bucket refuses or does not answer in time.
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
    return Buffer.from(await (await expectOk(response, key)).arrayBuffer());
  }

  async put(key: string, content: Buffer | string): Promise<void> {
    await expectOk(await this.#send(key, { method: 'PUT', body: bodyOf(content) }), key);
  }

  /** Writes an object unless the key is taken: then false. Of two concurrent writers only one gets true. */
  async add(key: string, content: string): Promise<boolean> {
    const headers = { 'if-none-match': '*' };
    const response = await this.#send(key, { method: 'PUT', body: bodyOf(content), headers });
    // 409: two conditional writes at the same time, of which S3 accepts one or none.
    if (response.status !== 412 && response.status !== 409) {
      await expectOk(response, key);
      return true;
    }
    // A retry after a lost reply finds this call's own object.
    return (await this.find(key))?.equals(Buffer.from(content)) ?? false;
  }

  async remove(key: string): Promise<void> {
    const response = await this.#send(key, { method: 'DELETE' });
    if (response.status !== 404) await expectOk(response, key);
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
      const xml = await (await expectOk(response, prefix)).text();
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

  #send(key: string, request: RequestInit): Promise<Response> {
    const path = (this.#folder + key).split('/').map(encodeURIComponent).join('/');
    return this.#fetch(new URL(path, this.#bucket), request);
  }

  #fetch(url: URL, request: RequestInit): Promise<Response> {
    return this.#client.fetch(url.href, { ...request, signal: AbortSignal.timeout(this.#timeoutMs) });
  }
}

/** A copy, because `fetch` takes no buffer that may lie in shared memory. */
function bodyOf(content: Buffer | string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(content));
}

async function expectOk(response: Response, key: string): Promise<Response> {
  if (response.ok) return response;
  const code = textOf(await response.text(), 'Code') ?? 'without a reason';
  throw new Error(`The bucket answered ${response.status} ${code} for ${key || 'a list'}.`);
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
