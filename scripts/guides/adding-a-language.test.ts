import assert from 'node:assert/strict';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { temporaryStore } from 'platform/registry/testing';
import { createCheckout } from './checkout.ts';
import { readCommands } from './read-commands.ts';

const GUIDE = join(import.meta.dirname, '../../docs/adding-a-language.md');
/** Packages whose types know the languages or their texts, as one program: one by one takes eight times as long. */
const TYPED = {
  extends: './tsconfig.web.json',
  include: ['platform', 'shared-api', 'shared-ui', 'shell', 'mf-provider', 'backend', 'product'],
  // Scripts of other surroundings than a page, with types of their own.
  exclude: ['**/node_modules', 'shell/src/service-worker/*.ts', 'platform/src/build/gate/smoke/page/*.ts'],
};

test('with the steps of adding-a-language.md only translations are missing', async (context) => {
  const guide = await readFile(GUIDE, 'utf8');
  const { root: dataDir } = await temporaryStore(context);
  const { root, sh, changes } = await createCheckout(context, dataDir);
  const outputOf = (command: string) =>
    sh(command).catch((error: { readonly stdout: string }) => error.stdout);
  const namesIn = (step: string, pattern: RegExp) =>
    [...(guide.split(step)[1] ?? '').matchAll(pattern)].map(([, name = '']) => name);

  const [entry = ''] = namesIn('**The list.**', /`("es": "[^`]+")`/g);
  const [list = ''] = namesIn('**The list.**', /`([\w/-]+\/languages\.json)`/g);
  const file = join(root, list);
  await writeFile(file, (await readFile(file, 'utf8')).replace(/\n\}/, `,\n  ${entry}\n}`));

  const [loop = '', ...others] = readCommands(guide);
  assert.deepEqual(others, []);
  await sh(loop);

  const [check = ''] = namesIn('**The check.**', /`(npm run [^`]+)`/g);
  const problems = (await outputOf(`${check} 2>&1`)).split('\n').filter((line) => /\bes\b/.test(line));
  context.diagnostic(problems.slice(0, 5).join('\n'));
  assert.ok(problems.length > 100);
  const unexpected = problems.filter((line) => !/English|plural/.test(line));
  assert.deepEqual(unexpected, []);
  const touched = (await changes()).trimEnd().split('\n');
  assert.deepEqual(
    touched.filter(
      (line) => !/^(?: M|\?\?) [\w-]+\/src\/(?:\w+\/)?locales\//.test(line) && !line.endsWith(list),
    ),
    [],
    'nothing but texts and the list changes',
  );

  await writeFile(join(root, 'tsconfig.typed.json'), JSON.stringify(TYPED));
  assert.equal(
    await outputOf('node node_modules/typescript7/bin/tsc --singleThreaded -p tsconfig.typed.json'),
    '',
  );
});
