import {
  CHUNK_LOAD_TIMEOUT_MS,
  INTEGRITY_GLOBAL,
  LOAD_TIMEOUT_GLOBAL,
  UNMATCHABLE_INTEGRITY,
} from 'platform/contract';
import { loadScript } from './load-script.ts';

const URL_OF_ENTRY = `${location.origin}/areas/mf-demo/1/static/js/entry.js`;

function scriptOnPage(): HTMLScriptElement | null {
  return document.querySelector(`script[src="${URL_OF_ENTRY}"]`);
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  scriptOnPage()?.remove();
  for (const name of [INTEGRITY_GLOBAL, LOAD_TIMEOUT_GLOBAL]) Reflect.deleteProperty(globalThis, name);
});

async function outcomeAfter(milliseconds: number): Promise<string> {
  let outcome = 'waits';
  loadScript(URL_OF_ENTRY, false).then(
    () => (outcome = 'loaded'),
    (error: Error) => (outcome = error.message),
  );
  await jest.advanceTimersByTimeAsync(milliseconds);
  return outcome;
}

test('a script that never arrives fails after 120 seconds', async () => {
  expect(CHUNK_LOAD_TIMEOUT_MS).toBe(120_000);
  expect(await outcomeAfter(119_999)).toBe('waits');
  scriptOnPage()?.remove();
  expect(await outcomeAfter(120_000)).toContain('took too long');
});

test('a page can set a shorter time-out', async () => {
  Reflect.set(globalThis, LOAD_TIMEOUT_GLOBAL, 3_000);
  expect(await outcomeAfter(2_999)).toBe('waits');
  scriptOnPage()?.remove();
  expect(await outcomeAfter(3_000)).toContain('took too long');
});

test('a script has the integrity that the page lists; without one it is refused where others are listed', () => {
  Reflect.set(globalThis, INTEGRITY_GLOBAL, { [URL_OF_ENTRY]: 'sha384-listed' });
  void loadScript(URL_OF_ENTRY, true);
  expect(scriptOnPage()?.integrity).toBe('sha384-listed');
  scriptOnPage()?.remove();
  Reflect.set(globalThis, INTEGRITY_GLOBAL, {});
  void loadScript(URL_OF_ENTRY, true);
  expect(scriptOnPage()?.integrity).toBe(UNMATCHABLE_INTEGRITY);
  scriptOnPage()?.remove();
  void loadScript(URL_OF_ENTRY, false);
  expect(scriptOnPage()?.integrity).toBeFalsy();
});
