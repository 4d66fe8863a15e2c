import type { Place } from './place-of.ts';
import { watchErrors } from './watch-errors.ts';

const SHELL_FRAME = '    at call (https://maida.example/areas/shell/1.0.0/static/js/main.js:1:99)';
const AREA_FRAME =
  '    at save (https://maida.example/areas/mf-public/1.0.0-abc/static/js/area.1f.js:1:2345)';

function errorOf(frames: readonly string[], more: object = {}): Error {
  const error = Object.assign(new TypeError('x'), more);
  error.stack = ['TypeError: x', ...frames].join('\n');
  return error;
}

let stop: () => void = () => undefined;
afterEach(() => {
  stop();
  document.body.replaceChildren();
});

/** The areas that are blamed for what happens on a page. */
function watch(isShellAlone = false): (string | undefined)[] {
  const blamed: (string | undefined)[] = [];
  const onError = (_error: unknown, place: Place | undefined) => blamed.push(place?.area);
  stop = watchErrors({ isShellAlone: () => isShellAlone, onError });
  return blamed;
}

function throwOnPage(error: unknown, filename = ''): void {
  window.dispatchEvent(new ErrorEvent('error', { error, filename, lineno: 1, colno: 2 }));
}

function reject(reason: unknown): void {
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
}

/** Throws while an element's input is handled, as React does. */
function throwOnClick(place: string, error: Error): void {
  document.body.innerHTML = '<header><button></button></header><main><button></button></main>';
  const button = document.querySelector(`${place} button`);
  button?.addEventListener('click', () => throwOnPage(error));
  button?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
}

test('an area is blamed for an error with its code in the stack, wherever it was thrown', () => {
  const blamed = watch();
  throwOnPage(errorOf([SHELL_FRAME, SHELL_FRAME, AREA_FRAME]));
  reject(errorOf([AREA_FRAME]));
  throwOnClick('header', errorOf([AREA_FRAME, SHELL_FRAME]));
  expect(blamed).toEqual(['mf-public', 'mf-public', 'mf-public']);
});

test('an area is blamed for its worker, for a thrown text and for a chunk, which have no stack of its own', () => {
  const blamed = watch();
  throwOnPage(null, 'https://maida.example/areas/mf-public/1.0.0/static/js/worker.js');
  throwOnPage('a text', 'https://maida.example/areas/mf-public/1.0.0/static/js/area.js');
  reject(
    errorOf([SHELL_FRAME], {
      name: 'ChunkLoadError',
      request: 'https://maida.example/areas/mf-public/1.0.0/static/js/menu.js',
    }),
  );
  expect(blamed).toEqual(['mf-public', 'mf-public', 'mf-public']);
});

test('nobody is blamed where an area may have called the shell and left no trace', () => {
  const blamed = watch();
  throwOnPage(errorOf([SHELL_FRAME]));
  reject(errorOf([SHELL_FRAME]));
  throwOnClick('main', errorOf([SHELL_FRAME]));
  // The click in the header is over.
  document.querySelector('header button')?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  throwOnPage(errorOf([SHELL_FRAME]));
  expect(blamed).toEqual([undefined, undefined, undefined, undefined]);
});

test('the shell is blamed for what its own frame throws, and on a page without an area', () => {
  const blamed = watch();
  throwOnClick('header', errorOf([SHELL_FRAME]));
  expect(blamed).toEqual(['shell']);
  stop();
  const alone = watch(true);
  throwOnPage(errorOf([SHELL_FRAME]));
  reject(errorOf([SHELL_FRAME]));
  expect(alone).toEqual(['shell', 'shell']);
});

test('a stack is deep enough to reach an area below a library of the shell', () => {
  watch();
  expect(Error.stackTraceLimit).toBeGreaterThanOrEqual(50);
});
