import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertEvenCosts, type Prepare } from './compare-costs.ts';

const LENGTH = 4000;

function reading(read: (text: string) => unknown): Prepare {
  return (shape) => {
    const text = shape(LENGTH);
    return Promise.resolve(() => Promise.resolve(read(text)));
  };
}

test('an expression that looks again and again at the same blanks is found, by its shape', async () => {
  const trimmed = reading((text) => text.replace(/\s+$/, ''));
  await assert.rejects(assertEvenCosts('the end of a text', trimmed), (error: Error) => {
    assert.match(error.message, /^the end of a text: a plain text costs/);
    assert.match(error.message, /blanks \d/);
    assert.doesNotMatch(error.message, /slashes/);
    return true;
  });
});

test('what reads each character once costs the same for all', async () => {
  await assertEvenCosts(
    'the end of a text',
    reading((text) => text.trimEnd().normalize('NFKC')),
  );
});
