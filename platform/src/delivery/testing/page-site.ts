import type { TestContext } from 'node:test';
import { PAGE_CONFIGURATION_ID, readPageConfiguration } from '../../contract/index.ts';
import type { DeliveryOptions } from '../delivery-options.ts';
import { serve } from './delivery-server.ts';
import { goLive, temporaryStore } from '../../registry/testing/fixtures.ts';

/** Headers of a request for a page. */
export const HTML = { accept: 'text/html' };

/** Manifest of the visitors' area. */
export const PUBLIC_AREA = {
  mounts: [{ path: '/' }, { path: '/restaurant/:slug/menu' }, { path: '/provider/register' }],
  preload: [{ path: '/restaurant/:slug/menu', data: ['/api/providers/restaurant/slug/:slug'] }],
};
const PROVIDER_AREA = { mounts: [{ path: '/provider/*', roles: ['PROVIDER'] }] };

/** Serves a shell and two areas until the test ends. */
export async function serveSite(context: TestContext, options: Partial<DeliveryOptions> = {}) {
  const { store } = await temporaryStore(context);
  // The shell last, as when a store is filled: the areas' addresses lie inside each other.
  const versions = {
    public: await goLive(context, store, { name: 'mf-public', area: PUBLIC_AREA }),
    provider: await goLive(context, store, { name: 'mf-provider', area: PROVIDER_AREA }),
    shell: await goLive(context, store, { name: 'shell' }),
  };
  return { store, versions, sendRequest: await serve(context, store, options) };
}

/** The configuration that a page passes to the shell. */
export function configurationOf(text: string) {
  const json = new RegExp(`id="${PAGE_CONFIGURATION_ID}">(.*?)</script>`).exec(text)?.[1] ?? null;
  return readPageConfiguration({ getElementById: () => ({ textContent: json }) });
}
