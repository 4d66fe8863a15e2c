import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { it } from 'node:test';
import { parseAreaManifest } from 'platform/contract/server';
import { goLive, temporaryStore } from 'platform/registry/testing';
import { ADDRESSES } from './addresses.ts';

const AREAS = ['mf-public', 'mf-provider', 'mf-admin', 'mf-customer'];
const WORKSPACE = path.join(import.meta.dirname, '../..');

async function manifestOf(name: string) {
  const text = await readFile(path.join(WORKSPACE, name, 'area.json'), 'utf8');
  return parseAreaManifest(JSON.parse(text), name);
}

it('this repository’s areas can be released one by one, in any order, and own their addresses then', async (context) => {
  for (const names of [AREAS, AREAS.toReversed(), ['mf-admin', 'mf-provider', 'mf-customer', 'mf-public']]) {
    const { store } = await temporaryStore(context, ADDRESSES);
    await goLive(context, store, { name: 'shell' });
    for (const name of names) await goLive(context, store, { name, area: await manifestOf(name) });
    const takeover = { mounts: [{ path: '/restaurant/chez-fatou/menu' }, { path: '/admin/settings/x' }] };
    await assert.rejects(
      goLive(context, store, { name: 'mf-customer', marker: 'rival', area: takeover }),
      /lies inside \/restaurant\/:slug\/menu of mf-public[^]*lies inside \/admin\/\* of mf-admin/,
    );
  }
});

it('no area gets the pages that ask for passwords, nor the service’s paths', async (context) => {
  const { store } = await temporaryStore(context, ADDRESSES);
  await goLive(context, store, { name: 'shell' });
  for (const path of [
    '/login',
    '/LOGIN',
    '/register',
    '/reset-password',
    '/account/security',
    '/admin/settings',
    '/api/x',
    '/Auth/login',
    '/docs/api',
  ]) {
    const rival = goLive(context, store, { name: 'mf-rival', marker: path, area: { mounts: [{ path }] } });
    await assert.rejects(rival, /is always mf-\w+'s|is reserved/, path);
  }
  await goLive(context, store, { name: 'mf-rival', area: { mounts: [{ path: '/docs/guide' }] } });
});

it('what people sign in with and release from can’t be retired; the other areas can', async (context) => {
  const { store } = await temporaryStore(context, ADDRESSES);
  for (const name of AREAS) await goLive(context, store, { name, area: await manifestOf(name) });
  await goLive(context, store, { name: 'shell' });
  const reason = { who: 'test', why: 'test' };
  for (const name of ['shell', 'mf-public', 'mf-customer', 'mf-admin']) {
    await assert.rejects(store.retire(name, reason), new RegExp(`${name} can't be retired`));
  }
  assert.deepEqual(Object.keys((await store.retire('mf-provider', reason)).retired ?? {}), ['mf-provider']);
});
