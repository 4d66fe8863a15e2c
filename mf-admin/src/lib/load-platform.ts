import {
  createPlatformClient,
  platformEndpoints,
  type PlatformClient,
  type PlatformEndpoint,
} from 'platform/contract';
import { loadHttp } from 'shared-api';

/** Asks the person to prove who they are; resolves to whether they did. */
export type Verify = () => Promise<boolean>;

/**
 * The platform's calls, on the page's origin with the service's session and XSRF token; they work without the service's
 * data. A refusal is an ApiError.
 */
export async function loadPlatform(verify: Verify): Promise<PlatformClient> {
  const http = await loadHttp({ baseUrl: '', onVerificationRequired: verify });
  return createPlatformClient(async (operation, input, signal) => {
    const { method, path, body }: PlatformEndpoint = platformEndpoints[operation];
    const sent = body ? { data: input } : { params: input };
    return (await http.request({ method, url: path, ...sent, ...(signal && { signal }) })).data as unknown;
  });
}
