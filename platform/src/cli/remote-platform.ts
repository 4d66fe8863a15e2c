import { noAnswer, packBuild } from '../common/index.ts';
import {
  createPlatformClient,
  platformEndpoints,
  type PlatformClient,
  type PlatformEndpoint,
  type ReleaseProblem,
  type SourceState,
  type UploadedVersion,
} from '../contract/index.ts';
import { ReleaseError } from '../contract/server/index.ts';
import { UsageError } from './arguments.ts';

/** Long enough for the server's gate to run its smoke test in a browser. */
const TIMEOUT_MS = 120_000;

/**
 * The platform of a running product, over HTTP. A refusal is thrown as a {@link ReleaseError}.
 *
 * @param token the one in `PLATFORM_TOKEN` by default
 */
export function remotePlatform(server: string, token = process.env['PLATFORM_TOKEN']): PlatformClient {
  return createPlatformClient(async (operation, input, signal = AbortSignal.timeout(TIMEOUT_MS)) => {
    if (!token)
      throw new Error('--server needs a token in PLATFORM_TOKEN; `platform token create` makes one.');
    const { method, path, body }: PlatformEndpoint = platformEndpoints[operation];
    const url = addressOf(path, server);
    if (!body)
      for (const [name, value] of Object.entries(input ?? {})) url.searchParams.set(name, String(value));
    const response = await send(url, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': MEDIA_TYPES[body] }) },
      signal,
      ...(body && {
        body: input instanceof Uint8Array ? (input as Uint8Array<ArrayBuffer>) : JSON.stringify(input),
      }),
    });
    const answer = await readAnswer(response, url);
    if (response.ok) return answer;
    const problem = answer as Partial<ReleaseProblem>;
    if (!problem.code) throw new Error(`${url.href} answered ${String(response.status)}.`);
    throw new ReleaseError(problem.code, problem.detail ?? '', problem.problems ?? []);
  });
}

/** @throws UsageError when it is no address */
function addressOf(path: string, server: string): URL {
  const url = URL.parse(path, server);
  if (url && /^https?:$/.test(url.protocol)) return url;
  throw new UsageError(`--server ${server}: expected an address, like https://maida.example.`);
}

function send(url: URL, request: RequestInit): Promise<Response> {
  return fetch(url, request).catch((error: Error) => {
    throw noAnswer(url.origin, error);
  });
}

/** The JSON of an answer; empty where a refusal has none. @throws Error when it breaks off, or is something else */
async function readAnswer(response: Response, url: URL): Promise<object> {
  const text = await response.text().catch((error: Error) => {
    throw noAnswer(url.origin, error);
  });
  try {
    return JSON.parse(text) as object;
  } catch {
    if (!response.ok) return {};
    throw new Error(`${url.href} answered with no JSON: is this the address of the product?`);
  }
}

/** Brings the build in a folder to the platform's server, with what it was built from. */
export async function uploadBuild(
  platform: PlatformClient,
  folder: string,
  source?: SourceState,
): Promise<UploadedVersion> {
  return platform.addBuild(new Uint8Array(await packBuild(folder, source)));
}

const MEDIA_TYPES = { json: 'application/json', build: 'application/gzip' } as const;
