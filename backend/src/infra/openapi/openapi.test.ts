import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { endpoints } from 'shared-api/contract';
import { startTestService, type TestService } from '../../../test/support/test-service.ts';
import { buildDocument, type OpenApiDocument } from './document.ts';
import { DOCUMENT_FILE } from './document-file.ts';
import { html } from '../mail/html.ts';
import { renderPage } from './page.ts';

let service: TestService;

before(async () => {
  service = await startTestService();
});
after(() => service.close());

test('the committed document is the contract’s; `node backend/src/infra/openapi/write.ts` rewrites it', () => {
  const committed: unknown = JSON.parse(readFileSync(DOCUMENT_FILE, 'utf8'));
  assert.deepEqual(JSON.parse(JSON.stringify(buildDocument())), committed);
});

test('the document describes every call, and refers only to what it contains', async () => {
  const { body } = await service.guest().get<OpenApiDocument>('/openapi.json');
  const described = Object.entries(body.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const all = Object.values(endpoints).flatMap((table) =>
    Object.values(table).map(({ method, path }) => `${method} ${path}`),
  );
  assert.deepEqual(described.toSorted(), all.toSorted());
  const references = [...JSON.stringify(body).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)];
  assert.ok(references.length > 20);
  for (const [, name = ''] of references) assert.ok(name in body.components.schemas, name);
});

test('the page reads without any script', async () => {
  const { status, headers, text } = await service.guest().get('/docs/api');
  assert.equal(status, 200);
  assert.match(headers.get('content-type') ?? '', /^text\/html/);
  assert.match(headers.get('content-security-policy') ?? '', /default-src 'none'; style-src 'self'/);
  assert.doesNotMatch(text, /<script|<style| style=| on\w+=|https?:\/\//);
  for (const path of ['/api/orders', '/api/restaurants/{id}/upload', '/auth/login'])
    assert.ok(text.includes(path));
  assert.equal((await service.guest().get('/docs/api/style.css')).status, 200);
});

test('the page escapes what the contract says', () => {
  assert.equal(
    html`<p title="${'"'}">${'<b>'} ${html`<i>ok</i>`} ${false}</p>`.text,
    '<p title="&quot;">&lt;b&gt; <i>ok</i> </p>',
  );
  const document = buildDocument();
  const page = renderPage({ ...document, info: { ...document.info, title: '<script>alert(1)</script>' } });
  assert.ok(!page.includes('<script>'));
});
