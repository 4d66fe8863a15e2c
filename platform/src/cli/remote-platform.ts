import { packBuild } from '../common/index.ts';
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
    const url = new URL(path, server);
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
    if (response.ok) return response.json();
    const problem = (await response.json().catch(() => undefined)) as ReleaseProblem | undefined;
    if (!problem?.code) throw new Error(`${server} answered ${String(response.status)}.`);
    throw new ReleaseError(problem.code, problem.detail, problem.problems ?? []);
  });
}

/** @throws Error that names the server and why it does not answer */
function send(url: URL, request: RequestInit): Promise<Response> {
  return fetch(url, request).catch((error: Error) => {
    const { code, message } = (error.cause ?? error) as NodeJS.ErrnoException;
    throw new Error(`${url.origin} does not answer: ${code ?? message}.`, { cause: error });
  });
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
