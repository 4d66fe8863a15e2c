import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { TestContext } from 'node:test';
import { broughtChromium, findChromium } from './find-chromium.ts';

function setPath(context: TestContext, file: string): void {
  const before = process.env['CHROMIUM'];
  process.env['CHROMIUM'] = file;
  context.after(() => {
    if (before === undefined) delete process.env['CHROMIUM'];
    else process.env['CHROMIUM'] = before;
  });
}

it('the browser that CHROMIUM names comes first', (context) => {
  setPath(context, process.execPath);
  assert.equal(findChromium(), process.execPath);
});

it('one that is not there is passed over', (context) => {
  setPath(context, '/nowhere/chromium');
  assert.notEqual(findChromium(), '/nowhere/chromium');
});

it('the one that is brought has its version in its path, so that another version does not take it for its own', () => {
  assert.match(broughtChromium(), /chromium\/\d+\.\d+\.\d+\/start$/);
});
