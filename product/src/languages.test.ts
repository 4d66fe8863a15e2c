import assert from 'node:assert/strict';
import { test } from 'node:test';
import { directionOf, LANGUAGES } from 'shared-api/contract';
import * as platform from 'platform/contract';

test('the pages and the service speak the same languages, in the same directions', () => {
  assert.deepEqual([...platform.LANGUAGES], [...LANGUAGES]);
  for (const language of LANGUAGES) assert.equal(platform.directionOf(language), directionOf(language));
});
