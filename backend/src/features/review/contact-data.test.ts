import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hasContactData } from './contact-data.ts';
import { CONTACTS, HONEST } from './testing-texts.ts';

for (const text of CONTACTS) test(`held: ${text}`, () => assert.ok(hasContactData(text)));
for (const text of HONEST) test(`published: ${text}`, () => assert.ok(!hasContactData(text)));
