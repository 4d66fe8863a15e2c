import assert from 'node:assert/strict';
import { test } from 'node:test';
import { endpoints, type Endpoint } from 'shared-api/contract';
import { schemas } from 'shared-api/contract/schemas';
import type * as z from 'zod';
import { findSampleReply } from './sample-replies.ts';

const ID = '01a00000-0000-7000-8000-000000000001';

test('every call that reads gets a reply that is valid by the contract', () => {
  for (const [noun, operations] of Object.entries(endpoints)) {
    for (const [operation, endpoint] of Object.entries(operations as Readonly<Record<string, Endpoint>>)) {
      if (endpoint.method !== 'GET') continue;
      const reply = findSampleReply('GET', endpoint.path.replaceAll(/\{\w+\}/g, ID), 'ADMIN');
      const table = schemas[noun as keyof typeof schemas] as Readonly<Record<string, { reply?: z.ZodType }>>;
      const schema = table[operation]?.reply;
      if (reply?.status === 200) assert.ok(schema?.safeParse(reply.body).success, `${noun} ${operation}`);
      else assert.ok(!schema || reply?.status === 403, `${noun} ${operation}: ${String(reply?.status)}`);
    }
  }
});

test('a call that nobody may make like this is refused', () => {
  assert.equal(findSampleReply('GET', '/api/user', undefined)?.status, 401);
  assert.equal(findSampleReply('GET', '/api/user', 'USER')?.status, 403);
  assert.equal(findSampleReply('POST', '/api/order', 'ADMIN'), undefined);
});
