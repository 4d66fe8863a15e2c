import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { platformEndpoints } from 'platform/contract';
import { endpoints } from 'shared-api/contract';
import { startTestService, type TestService } from '../../../test/support/test-service.ts';
import type { OpenApiDocument } from './open-api.ts';

let service: TestService;

before(async () => {
  service = await startTestService();
});
after(() => service.close());

test('the document describes every call, and refers only to what it contains', async () => {
  const { body } = await service.guest().get<OpenApiDocument>('/openapi.json');
  const described = Object.entries(body.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const all = [...Object.values(endpoints), platformEndpoints].flatMap((table) =>
    Object.values(table).map(({ method, path }) => `${method} ${path}`),
  );
  assert.deepEqual(described.toSorted(), all.toSorted());
  const references = [...JSON.stringify(body).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)];
  assert.ok(references.length > 20);
  for (const [, name = ''] of references) assert.ok(name in body.components.schemas, name);
});

test('the page and its files are served under a policy of their own', async () => {
  const { status, headers, text } = await service.guest().get('/docs/api/');
  assert.equal(status, 200);
  const policy = headers.get('content-security-policy') ?? '';
  assert.match(policy, /default-src 'none'; script-src 'self';/);
  assert.doesNotMatch(policy, /unsafe|https?:/);
  const files = [...text.matchAll(/(?:src|href)="\.?\/?([^"]+)"/g)].map(([, file = '']) => file);
  assert.ok(
    files.some((file) => file.endsWith('swagger-ui-bundle.js')),
    text,
  );
  for (const file of files) {
    const { pathname } = new URL(file, 'http://localhost/docs/api/');
    assert.equal((await service.guest().get(pathname)).status, 200, pathname);
  }
});
