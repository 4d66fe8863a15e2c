import { createApi } from '../client/client.ts';
import { createHttp } from '../client/http.ts';
import { provideNetwork } from './network.ts';

export const BASE = 'http://service.test';

/** A client and the network that answers it, for all tests of a file. */
export function provideApi() {
  const server = provideNetwork();
  const onUnauthorized = jest.fn();
  afterEach(() => void onUnauthorized.mockReset());
  return { server, onUnauthorized, api: createApi(createHttp({ baseUrl: BASE, onUnauthorized })) };
}
