import { SCRIPTS_ID } from 'platform/contract';
import { runShellScripts } from './run-shell-scripts.ts';

it('puts the tags of the template into the document, with scripts that run in order', () => {
  document.body.innerHTML = `<template id="${SCRIPTS_ID}">
    <script defer src="/one.js" integrity="sha384-one"></script>
    <script defer src="/two.js"></script>
    <link rel="preload" as="script" href="/chunk.js"></template>`;
  expect(document.querySelector('script, link')).toBeNull();
  runShellScripts();
  const scripts = [...document.querySelectorAll('script')];
  expect(scripts.map((script) => script.getAttribute('src'))).toEqual(['/one.js', '/two.js']);
  expect(scripts.map(({ async }) => async)).toEqual([false, false]);
  expect(document.head.querySelector('link')?.getAttribute('href')).toBe('/chunk.js');
});
