import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, test } from 'node:test';
import type { PublicDirectory, Service } from 'backend';
import {
  assertEvenCosts,
  closeConnections,
  cutEncoded,
  longestInput,
  sendPlainly,
  type Shape,
} from 'backend/testing';
import { OVERRIDE_PATH, platformEndpoints, REGISTRY_PATH, REPORT_PATH } from 'platform/contract';
import { platformSchemas, type PlatformSchemas } from 'platform/contract/schemas';
import type { AreaManifest } from 'platform/contract';
import { createDelivery, createOverridePage, isOverridePath, OverridePolicy } from 'platform/delivery';
import { createIdentify, createReleaseApi } from 'platform/http';
import { ReleaseService, RightsService, StoreSource } from 'platform/registry';
import { goLive, temporaryStore } from 'platform/registry/testing';
import { routeRequest } from './route-request.ts';
import { createDocuments } from './seo/documents.ts';
import { createHeadTags } from './seo/head-tags.ts';

const ROOT = path.join(import.meta.dirname, '../..');
/** What the port lets in (`route-request.ts`, and Node's limit of all headers). */
const MAX_PATH = 1000;
const MAX_REST = 6000;

const AREAS = readdirSync(ROOT)
  .filter((name) => name.startsWith('mf-'))
  .map((name) => JSON.parse(readFileSync(path.join(ROOT, name, 'area.json'), 'utf8')) as AreaManifest);

const directory: PublicDirectory = {
  findRestaurant: () => Promise.resolve(undefined),
  listRestaurants: () => Promise.resolve([]),
  listAddresses: () => Promise.resolve([]),
  countAddresses: () => Promise.resolve(0),
};

const endings: (() => unknown)[] = [];
const scope = { after: (ending: () => unknown) => void endings.push(ending) };
let origin = '';

before(async () => {
  const { store } = await temporaryStore(scope);
  // The shell last, as when a store is filled: the areas' addresses lie inside each other.
  for (const area of AREAS) await goLive(scope, store, { name: area.name, area });
  await goLive(scope, store, { name: 'shell' });
  const source = new StoreSource(store);
  const rights = new RightsService({ store });
  const releases = createReleaseApi({
    service: new ReleaseService({
      store,
      gate: { check: () => Promise.resolve({ problems: [], unchecked: [] }) },
    }),
    rights,
    identify: createIdentify({
      rights,
      identifyAdmin: () => Promise.resolve({ who: 'amina@maida.example' }),
      networkOf: () => '203.0.113.7',
    }),
    monitor: { report: () => Promise.resolve() },
  });
  const overridePolicy = new OverridePolicy({
    isAllowed: () => false,
    readSecret: () => Promise.resolve('a secret'),
  });
  const overridePage = createOverridePage({
    policy: overridePolicy,
    source,
    overridableBy: () => Promise.resolve(() => true),
    isSecure: () => false,
  });
  const delivery = createDelivery({
    source,
    overridePolicy,
    headTags: createHeadTags(directory),
    documents: createDocuments(directory),
    findReplay: () => Promise.resolve(undefined),
    faultSwitch: { findPermit: () => Promise.resolve(undefined) },
  });
  const service = { handle: assert.fail, noteReply: () => undefined } as unknown as Service;
  const platform: typeof releases = (request, response) =>
    isOverridePath(request.url ?? '') ? void overridePage(request, response) : releases(request, response);
  const server = createServer(routeRequest(service, { delivery, releases: platform }, () => true));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  scope.after(() => server.close());
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
after(async () => {
  closeConnections();
  for (const end of endings) await end();
});

/** As it may stand in an address: only what must be encoded is. */
function raw(shape: Shape, length: number): string {
  return cutEncoded(
    shape(length).replaceAll(/[^\x21-\x7e]|[#?]|%(?![0-9a-f]{2})/gi, encodeURIComponent),
    length,
  );
}

function encoded(shape: Shape, length: number): string {
  return cutEncoded(encodeURIComponent(shape(length)), length);
}

interface Hostile {
  readonly name: string;
  readonly method?: string;
  readonly address: (shape: Shape) => string;
  readonly headers?: (shape: Shape) => Record<string, string>;
  readonly body?: (shape: Shape) => string;
}

function testCosts({ name, method = 'GET', address, headers, body }: Hostile): void {
  test(`${name} costs no more for hostile texts than for plain ones`, () =>
    assertEvenCosts(name, (shape) => {
      const request = {
        method,
        origin,
        address: address(shape),
        headers: { accept: 'text/html', ...headers?.(shape) },
        ...(body && { body: body(shape) }),
      };
      return Promise.resolve(async () => {
        const status = await sendPlainly(request);
        assert.ok(status < 500, `${status} ${request.address}`);
      });
    }));
}

for (const { mounts } of AREAS) {
  for (const { path: pattern } of mounts) {
    for (const write of [raw, encoded]) {
      const length = MAX_PATH - pattern.length;
      const isFixed = !/[:*]/.test(pattern);
      testCosts({
        name: `${pattern}, ${write.name}`,
        address: (shape) =>
          (isFixed
            ? `${pattern}/${write(shape, length)}`
            : pattern.replaceAll(/:\w+|\*/g, () => write(shape, length / 2))) +
          `?lang=fr&q=${write(shape, MAX_REST)}`,
      });
    }
  }
}

for (const address of [
  '/areas/',
  '/areas/mf-public/',
  '/areas/mf-public/1.0.0/static/',
  '/faulty/areas/',
  `${REGISTRY_PATH}?composition=`,
  '/?composition=',
  '/sitemap.xml?part=',
  '/robots.txt?',
  '/icons/',
  '/platform/',
  `${OVERRIDE_PATH}?page=/&value=`,
]) {
  testCosts({ name: address, address: (shape) => address + raw(shape, MAX_PATH - address.length) });
}

for (const header of [
  'cookie',
  'accept-language',
  'accept-encoding',
  'if-none-match',
  'accept',
  'content-type',
]) {
  for (const before of ['', 'maida_language=fr; x=']) {
    testCosts({
      name: `the header ${header} ${before}`,
      address: () => '/',
      headers: (shape) => ({ [header]: before + encoded(shape, MAX_REST) }),
    });
  }
}

testCosts({
  name: 'a page report',
  method: 'POST',
  address: () => REPORT_PATH,
  headers: () => ({ 'content-type': 'text/plain' }),
  body: (shape) => shape(MAX_REST),
});

for (const [operation, { method, path: address }] of Object.entries(platformEndpoints)) {
  const own: PlatformSchemas = platformSchemas[operation as keyof typeof platformSchemas];
  for (const texts of ['all', 'free'] as const) {
    const input = (schema: PlatformSchemas['query'], shape: Shape) =>
      schema ? longestInput(schema, { shape, texts, values: { area: 'mf-public' } }) : {};
    testCosts({
      name: `${operation}, ${texts} texts`,
      method,
      address: (shape) =>
        `${address}?${new URLSearchParams(Object.entries(input(own.query, shape) as Record<string, string>)).toString()}`,
      headers: () =>
        method === 'POST' ? { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' } : {},
      ...(method === 'POST' && { body: (shape) => JSON.stringify(input(own.body, shape)) }),
    });
  }
}
