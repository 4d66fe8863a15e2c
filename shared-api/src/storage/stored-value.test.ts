import { createStoredText, createStoredValue } from './stored-value.ts';

const isText = (value: unknown): value is string => typeof value === 'string';
const parseTexts = (stored: unknown) => (Array.isArray(stored) ? stored.filter(isText) : undefined);

function createTexts(storage: 'local' | 'session' = 'local') {
  return createStoredValue<readonly string[]>({
    key: 'texts',
    storage,
    version: 1,
    fallback: [],
    parse: parseTexts,
  });
}

function failStorage(method: 'getItem' | 'setItem'): void {
  jest.spyOn(Storage.prototype, method).mockImplementation(() => {
    throw new DOMException('No.', 'QuotaExceededError');
  });
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => jest.restoreAllMocks());

test('stores version 1 as the bare JSON value', () => {
  expect(createTexts().write(['a'])).toBe(true);
  expect(localStorage.getItem('texts')).toBe('["a"]');
  expect(createTexts().read()).toEqual(['a']);
});

test.each([null, 'no JSON', '"text"', '{}'])('gives the default for %s', (text) => {
  if (text !== null) localStorage.setItem('texts', text);
  expect(createTexts().read()).toEqual([]);
});

test('gives the same object until what is stored changes', () => {
  const texts = createTexts();
  localStorage.setItem('texts', '["a"]');
  expect(texts.read()).toBe(texts.read());
  localStorage.setItem('texts', '["b"]');
  expect(texts.read()).toEqual(['b']);
});

test('stores a later version with its number, and still reads the bare first one', () => {
  const parse = (stored: unknown, version: number) =>
    version === 1 ? parseTexts(stored) : parseTexts((stored as { texts: unknown }).texts);
  const texts = createStoredValue<readonly string[]>({
    key: 'texts',
    version: 2,
    fallback: [],
    parse,
  });
  localStorage.setItem('texts', '["old"]');
  expect(texts.read()).toEqual(['old']);
  localStorage.setItem('texts', '{"version":2,"value":{"texts":["new"]}}');
  expect(texts.read()).toEqual(['new']);
  texts.write(['c']);
  expect(localStorage.getItem('texts')).toBe('{"version":2,"value":["c"]}');
});

test('reads back a value that a full storage refused', () => {
  localStorage.setItem('texts', '["a"]');
  failStorage('setItem');
  const texts = createTexts();
  expect(texts.write(['b'])).toBe(false);
  expect(texts.read()).toEqual(['b']);
});

test('works without any storage', () => {
  failStorage('setItem');
  failStorage('getItem');
  const texts = createTexts();
  expect(texts.read()).toEqual([]);
  texts.write(['b']);
  expect(texts.read()).toEqual(['b']);
});

test('reports changes of other tabs to its key until unsubscribed', () => {
  const listener = jest.fn();
  const unsubscribe = createTexts().subscribe(listener);
  window.dispatchEvent(new StorageEvent('storage', { key: 'other' }));
  expect(listener).not.toHaveBeenCalled();
  window.dispatchEvent(new StorageEvent('storage', { key: 'texts' }));
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  unsubscribe();
  window.dispatchEvent(new StorageEvent('storage', { key: 'texts' }));
  expect(listener).toHaveBeenCalledTimes(2);
});

test('reports what another part of the page writes, not its own writes', () => {
  const [shells, areas] = [createTexts(), createTexts()];
  const listener = jest.fn(() => shells.read());
  const unsubscribe = shells.subscribe(listener);
  shells.write(['a']);
  expect(listener).not.toHaveBeenCalled();
  areas.write(['b']);
  expect(listener.mock.results).toEqual([{ type: 'return', value: ['b'] }]);
  unsubscribe();
  areas.write(['c']);
  expect(listener).toHaveBeenCalledTimes(1);
});

test('stores in the session of one tab on request', () => {
  const texts = createTexts('session');
  texts.write(['a']);
  expect(sessionStorage.getItem('texts')).toBe('["a"]');
  expect(localStorage.getItem('texts')).toBeNull();
});

test('stores a text as it is and removes it with null', () => {
  const text = createStoredText('choice');
  expect(text.read()).toBeNull();
  text.write('off');
  expect(localStorage.getItem('choice')).toBe('off');
  expect(text.read()).toBe('off');
  text.write(null);
  expect(localStorage.getItem('choice')).toBeNull();
});
