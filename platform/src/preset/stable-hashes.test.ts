import assert from 'node:assert/strict';
import { it } from 'node:test';
import { minify } from '@swc/core';
import { withStableHashes } from './stable-hashes.ts';

/** A chunk as webpack writes it, with enough names that the letters of the hash decide on them. */
function chunkOf(hash: string): string {
  const names = Array.from({ length: 40 }, (_, index) => `name${String(index)}`);
  const body = names.map((name) => `const ${name} = (x) => x + "${name}"; use(${name}, ${name});`).join('\n');
  return `(globalThis.chunks_mf_public_${hash} = []).push([{ 7: (e, t, n) => { function f(use) { ${body} } e.f = f; } }, { 4: "${hash}" }]);`;
}

const shorten = async (hash: string) =>
  withStableHashes(chunkOf(hash), new Set([hash]), (stable) =>
    minify(stable, { mangle: true, compress: true }),
  );

it('two builds of the same sources differ by their hashes alone', async () => {
  // One in a hundred has no letter: of the forty chunks of an area, some in every third build.
  const [one, ...others] = ['f9aeb64591', 'a81e55da91', '6662220066'];
  const first = await shorten(one ?? '');
  assert.ok(first.code.includes(`chunks_mf_public_${one}`) && first.code.includes(`"${one}"`));
  for (const other of others)
    assert.equal(first.code.replaceAll(one ?? '', other), (await shorten(other)).code);
});

it('leaves numbers and other texts as they are', async () => {
  const source = 'const a = 1234567890; const b = "1234567890"; const c = "abcdefabcdef";';
  const { code } = await withStableHashes(source, new Set(['abcdef0123']), (stable) =>
    Promise.resolve({ code: stable }),
  );
  assert.equal(code, source);
});
