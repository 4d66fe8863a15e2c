import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import type { Grant, MadeToken } from '../../contract/index.ts';
import { hashToken, readSettingsTokens } from '../rights/find-token.ts';
import { DiskStore } from '../store/disk-store.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { goLive, temporaryStore } from './fixtures.ts';
import { ADMIN_BY_HEADER, serveReleases } from './release-server.ts';

export const OPERATOR = 'the-operators-token';
export const ADMIN = 'amina@maida.example';
/** The description of an area at a path. */
export const mounts = (path: string) => ({ mounts: [{ path }] });

type Headers = Record<string, string>;

/** A site with two areas and the operator's token, whose rights are called over HTTP, also on another server. */
export async function rightsSite(context: TestContext) {
  const { store, root } = await temporaryStore(context);
  for (const marker of ['one', 'two']) {
    await goLive(context, store, { name: 'shell', marker });
    await goLive(context, store, { name: 'mf-public', marker, area: mounts('/') });
    await goLive(context, store, { name: 'mf-admin', marker, area: mounts('/admin') });
  }
  const call = await serveRights(context, store);
  const make = async (name: string, grants: readonly Grant[], more: object = {}) => {
    const { status, body } = await call<MadeToken>(
      '/platform/tokens',
      { name, grants, ...more },
      as(OPERATOR),
    );
    assert.equal(status, 200, JSON.stringify(body));
    return body.token;
  };
  const other = () => serveRights(context, new DiskStore(root));
  return { store, call, make, other };
}

/** Serves the release API of a store, and returns the function that calls it. */
export async function serveRights(context: TestContext, store: ReleaseStore) {
  const settings = readSettingsTokens(`deploy:${hashToken(OPERATOR)}`);
  return callsTo(await serveReleases(context, { store, settings, identifyAdmin: ADMIN_BY_HEADER }));
}

function callsTo(origin: string) {
  return async <Reply>(path: string, body: object | Buffer | undefined, headers: Headers) => {
    const isBuild = Buffer.isBuffer(body);
    const type: Headers = body ? { 'content-type': isBuild ? 'application/gzip' : 'application/json' } : {};
    const reply = await fetch(origin + path, {
      method: body ? 'POST' : 'GET',
      headers: { ...headers, ...type },
      ...(body ? { body: isBuild ? new Uint8Array(body) : JSON.stringify(body) } : {}),
    });
    return { status: reply.status, body: (await reply.json()) as Reply };
  };
}

/** Headers of a pipeline. */
export const as = (token: string): Headers => ({ authorization: `Bearer ${token}` });
/** Headers of an admin. */
export const asAdmin = (email = ADMIN): Headers => ({ 'x-admin': email });
