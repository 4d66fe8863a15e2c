import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import type { Problem, User } from 'shared-api/contract';
import { cloneTemplate } from '../support/test-database.ts';
import { addressOf, startProcess, type ServiceProcess } from './service-process.ts';

const EMPTY = 'template1';

let dataDir: string;
let instances: ServiceProcess[] = [];
before(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'maida-instances-'));
});
after(async () => {
  for (const { child } of instances) child.kill('SIGKILL');
  await rm(dataDir, { recursive: true, force: true });
});

test('instances that start at once on an empty database migrate it once, and are one service', async () => {
  const databaseUrl = addressOf(await cloneTemplate(EMPTY));
  instances = await Promise.all([1, 2, 3].map(() => startProcess({ dataDir, databaseUrl })));
  const [first, second, third] = instances;
  assert.ok(first && second && third);

  const password = 'a long password';
  const account = { email: 'one@example.org', password, confirmPassword: password };
  const client = first.guest();
  assert.equal((await client.post<User>('/api/user', account)).status, 201);
  const elsewhere = client.at(second.url);
  assert.equal((await elsewhere.post('/auth/login', { email: account.email, password })).status, 200);
  const me = await elsewhere.at(third.url).get<User>('/auth/me');
  assert.equal(me.body.email, account.email);
  assert.equal((await elsewhere.at(first.url).get('/auth/logout')).status, 204);
  assert.equal((await elsewhere.at(third.url).get('/auth/me')).body, null);

  // Guesses count together, wherever they arrive.
  const codes: (string | undefined)[] = [];
  for (let guess = 0; guess < 12; guess += 1) {
    const at = instances[guess % instances.length] ?? first;
    const { body } = await at
      .guest()
      .post<Problem>('/auth/login', { email: account.email, password: 'wrong guess' });
    codes.push(body.code);
  }
  assert.ok(codes.includes('rate_limited'), codes.join(' '));
});
