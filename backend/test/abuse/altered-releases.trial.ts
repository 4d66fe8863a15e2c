import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryStore, writeBuild } from 'platform/registry/testing';
import type { AbuseTrial } from './trial.ts';
import { withScope } from './with-scope.ts';

/**
 * What decides what a visitor's browser runs, beside the files themselves. The hash of the sources does not: the same
 * build of other sources is the same version.
 */
const CHANGES: Readonly<Record<string, unknown>> = {
  entry: 'static/js/area.js',
  entryGlobal: 'somebody',
  contract: '0',
  name: 'mf-other',
  scripts: [],
  styles: [],
  files: {},
  area: { name: 'mf-demo', contract: '1', mounts: [{ path: '/admin' }], navigation: [], preload: [] },
};

export const trial: AbuseTrial = {
  name: 'change the description of a release that is stored, or on its way, under its version',
  run: () =>
    withScope(async (scope) => {
      const { store, root } = await temporaryStore(scope);
      const parts = { stored: 0, 'on its way': 0 };
      let bothered = 0;
      for (const [index, [field, value]] of Object.entries(CHANGES).entries()) {
        const folder = await writeBuild(scope, { marker: `build ${index}` });
        const { release } = await store.release(folder);
        if ((await store.check(release.name, release.version)).length > 0) bothered += 1;
        const stored = join(root, 'releases', release.name, release.version, 'release.json');
        await writeFile(stored, JSON.stringify({ ...release, [field]: value }));
        const problems = await store.check(release.name, release.version).catch(() => ['refused']);
        if (problems.length === 0) parts.stored += 1;

        const next = await writeBuild(scope, { marker: `other build ${index}` });
        const description = join(next, 'release.json');
        const own = JSON.parse(await readFile(description, 'utf8')) as object;
        await writeFile(description, JSON.stringify({ ...own, [field]: value }));
        const isTaken = await store.release(next).then(
          () => true,
          () => false,
        );
        if (isTaken) parts['on its way'] += 1;
      }
      const honest = Object.keys(CHANGES).length;
      const succeeded = parts.stored + parts['on its way'];
      return { attempts: 2 * honest, succeeded, allowed: 0, honest, bothered, parts };
    }),
};
