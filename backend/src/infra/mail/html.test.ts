import assert from 'node:assert/strict';
import { test } from 'node:test';
import { html } from './html.ts';

test('escapes every value but its own markup', () => {
  assert.equal(
    html`<p title="${'"'}">${'<b>'} ${html`<i>ok</i>`} ${false}</p>`.text,
    '<p title="&quot;">&lt;b&gt; <i>ok</i> </p>',
  );
});
