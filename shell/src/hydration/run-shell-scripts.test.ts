import { runShellScripts } from './run-shell-scripts.ts';

it('runs the preloaded scripts, in order and with the same attributes', () => {
  document.head.innerHTML = `
    <link rel="preload" as="script" href="/one.js" integrity="sha384-one" data-run>
    <link rel="preload" as="script" href="/chunk.js">
    <link rel="preload" as="script" href="https://dev.example/two.js" crossorigin="anonymous" data-run>`;
  runShellScripts();
  const scripts = [...document.querySelectorAll('script')];
  expect(scripts.map(({ src }) => src)).toEqual(['http://localhost/one.js', 'https://dev.example/two.js']);
  expect(scripts.map(({ async }) => async)).toEqual([false, false]);
  expect(scripts.map((script) => script.getAttribute('integrity'))).toEqual(['sha384-one', null]);
  expect(scripts.map((script) => script.getAttribute('crossorigin'))).toEqual([null, 'anonymous']);
});
