import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findBroken, wordsOf, type Tree } from './find-broken.ts';

function treeWith(text: string, path = 'docs/page.md'): Tree {
  const texts = new Map([
    ['docs/requirements.md', '# Requirements\n\n## 4 States\n\n### 4.3 Order stages\n'],
    ['docs/decisions/backend-audit-log.md', '# The audit log\n'],
    ['backend/src/main.ts', ''],
    [path, text],
  ]);
  return {
    files: new Set(texts.keys()),
    read: (file) => texts.get(file) ?? '',
    entries: new Set(['shared-ui/tokens.css']),
    scripts: new Map([
      ['', new Set(['check'])],
      ['backend', new Set(['faults'])],
    ]),
    suites: new Set(['jest']),
    words: new Set(wordsOf('export const passageOf = 1; // lostInAComment')),
  };
}

const broken = (text: string, path = 'docs/page.md') => findBroken(path, treeWith(text, path));

test('accepts references that exist', () => {
  const text = `backend/src/main.ts, main.ts, ./src/main.ts, \`passageOf\`, shared-ui/tokens.css, requirements.md, (requirements 4.3), (requirements 4), decision backend-audit-log,
    npm run check, npm run faults -w backend, npm test -- jest, [the log](decisions/backend-audit-log.md),
    [stages](requirements.md#43-order-stages), [rooms](../backend), [elsewhere](https://example.org/x.md)`;
  assert.deepEqual(broken(text), []);
});

const CASES: readonly (readonly [string, string])[] = [
  ['a path', 'see backend/src/gone.ts'],
  ['a document', 'as gone.md says'],
  ['a file', 'in gone-for-good.ts'],
  ['a name of the code', 'by `passageTo`'],
  ['a name that only a comment has', 'by `lostInAComment`'],
  ['a section', '(requirements 4.9)'],
  ['a decision', 'decision backend-gone-for-good'],
  ['a command', 'npm run gone'],
  ['a command of a package', 'npm run gone -w backend'],
  ['a suite', 'npm test -- gone'],
  ['a link', '[x](decisions/backend-gone.png)'],
  ['a heading', '[x](requirements.md#gone)'],
];

for (const [what, text] of CASES) {
  test(`reports ${what} that is not there`, () => {
    assert.equal(broken(text).length, 1);
  });
}

test('leaves the strings of a source file to its tests', () => {
  assert.deepEqual(broken("const file = 'backend/src/gone.ts';", 'backend/src/main.ts'), []);
});

test('checks source files as well as documents', () => {
  assert.deepEqual(broken('/** (requirements 7.8) */', 'backend/src/main.ts'), [
    'names section 7.8 of the requirements, which is not there',
  ]);
});

test('reports a comment that is too wide, in a source file alone', () => {
  const wide = `// ${'word '.repeat(30)}`;
  assert.match(broken(wide, 'backend/src/main.ts').join(), /^has a comment over 120 columns: \/\/ word/);
  assert.deepEqual(broken(wide), []);
});
