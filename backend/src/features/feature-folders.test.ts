import assert from 'node:assert/strict';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';

/** Files that every feature names alike; `repository.ts` and the rest only where there is something in them. */
const COMMON = ['policy', 'repository', 'presenter', 'routes'];

test('every feature has routes, and names its common files alike', async () => {
  const entries = await readdir(import.meta.dirname, { withFileTypes: true });
  const features = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  for (const feature of features) {
    const files = await readdir(join(import.meta.dirname, feature));
    // A session is not a resource of its own: `auth` has the routes.
    if (feature !== 'session') assert.ok(files.includes('routes.ts'), `${feature} has no routes.ts`);
    for (const name of COMMON) {
      const others = files.filter((file) => file.endsWith(`-${name}.ts`) || file.startsWith(`${name}-`));
      assert.deepEqual(others, [], `${feature}: name it ${name}.ts`);
    }
  }
});
