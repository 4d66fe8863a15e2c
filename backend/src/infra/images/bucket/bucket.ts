import { AwsClient } from 'aws4fetch';

/** Where a bucket is and who may use it. */
export interface BucketOptions {
  /** Address of the bucket and the folder in it, path-style: `https://s3.eu-west-3.amazonaws.com/bucket/folder`. */
  readonly url: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly sessionToken?: string;
}

/** The few calls of an S3-compatible bucket that pictures need; keys are relative to the bucket's folder. */
export interface Bucket {
  /** Content of an object; null when there is none. */
  find(key: string): Promise<Buffer | null>;
  put(key: string, content: Buffer): Promise<void>;
  /** Keys of all objects. */
  list(): Promise<string[]>;
}

/** A call with all of its attempts has to end early enough for a request to answer within 10 s. */
const TIMEOUT_MS = 3000;
const RETRIES = 2;

/** @throws Error from its calls, in words that keep the secrets, when the bucket does not answer or refuses */
export function openBucket({ url, ...keys }: BucketOptions): Bucket {
  const { origin, pathname } = new URL(url);
  const [name = '', ...folders] = pathname.split('/').filter(Boolean);
  const root = `${origin}/${name}/`;
  const folder = folders.map((part) => `${part}/`).join('');
  const client = new AwsClient({ ...keys, service: 's3', retries: RETRIES });
  const fetchIn = (address: string, request: RequestInit = {}) =>
    client.fetch(address, { ...request, signal: AbortSignal.timeout(TIMEOUT_MS) });
  const addressOf = (key: string) => root + (folder + key).split('/').map(encodeURIComponent).join('/');

  return {
    find: async (key) => {
      const response = await fetchIn(addressOf(key));
      if (response.status === 404) return null;
      return Buffer.from(await (await expectOk(response, key)).arrayBuffer());
    },
    put: async (key, content) => {
      // A copy, because `fetch` takes no buffer that may lie in shared memory.
      await expectOk(await fetchIn(addressOf(key), { method: 'PUT', body: new Uint8Array(content) }), key);
    },
    list: async () => {
      const keys: string[] = [];
      let token: string | undefined;
      do {
        const query = new URLSearchParams({ 'list-type': '2', prefix: folder });
        if (token !== undefined) query.set('continuation-token', token);
        const xml = await (await expectOk(await fetchIn(`${root}?${query.toString()}`), folder)).text();
        const found = xml.matchAll(/<Key>([^<]*)<\/Key>/g);
        keys.push(...[...found].map(([, key = '']) => plain(key).slice(folder.length)));
        token = textOf(xml, 'NextContinuationToken');
      } while (token !== undefined);
      return keys;
    },
  };
}

async function expectOk(response: Response, key: string): Promise<Response> {
  if (response.ok) return response;
  const code = textOf(await response.text(), 'Code') ?? 'without a reason';
  throw new Error(`The bucket answered ${response.status} ${code} for ${key}`);
}

function textOf(xml: string, element: string): string | undefined {
  const text = new RegExp(`<${element}>([^<]*)</${element}>`).exec(xml)?.[1];
  return text === undefined ? undefined : plain(text);
}

function plain(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}
