import { waitFor } from '@testing-library/react';
import { createInstance, type i18n } from 'i18next';
import { PAGE_EVENT } from '../../lib/page-event.ts';
import { followTypeface } from './follow-typeface.ts';

const fetchFont = jest.fn<Promise<Response>, [string]>();
const loadFace = jest.fn<Promise<unknown[]>, [string, string]>();
let stop: () => void = () => undefined;

async function open(language: string): Promise<i18n> {
  const translations = createInstance();
  await translations.init({ lng: language, resources: {} });
  stop = followTypeface(translations);
  return translations;
}

function goOn(): string | undefined {
  window.dispatchEvent(new Event(PAGE_EVENT));
  return document.getElementById('main')?.dataset['typeface'];
}

/** Waits until as many faces have been loaded. */
async function faces(count: number): Promise<void> {
  await waitFor(() => expect(loadFace).toHaveBeenCalledTimes(count));
  await new Promise((resolve) => setTimeout(resolve));
}

const remembered = () => decodeURIComponent(/maida_typeface=([^;]*)/.exec(document.cookie)?.[1] ?? '');

beforeEach(() => {
  document.body.innerHTML = '<main id="main"></main>';
  document.cookie = 'maida_typeface=; Path=/; Max-Age=0';
  delete document.documentElement.dataset['typeface'];
  fetchFont.mockReset().mockImplementation(() => Promise.resolve(new Response('font')));
  loadFace.mockReset().mockResolvedValue([]);
  jest.spyOn(globalThis, 'fetch').mockImplementation((address) => fetchFont(String(address)));
  Object.defineProperty(document, 'fonts', { configurable: true, value: { load: loadFace } });
});
afterEach(() => {
  stop();
  Object.defineProperty(navigator, 'connection', { configurable: true, value: undefined });
});

it('leaves the shown page as it is, and sets the next one in the typeface', async () => {
  await open('fr');
  await faces(1);
  expect(document.querySelector('[data-typeface]')).toBeNull();
  expect(remembered()).toMatch(/^readex-pro-latin\.\w+\.woff2$/);
  expect(goOn()).toBe('readex-pro-latin');
  expect(document.documentElement.dataset['typeface']).toBeUndefined();
});

it('loads the Arabic letters with the language', async () => {
  const translations = await open('fr');
  await faces(1);
  expect(goOn()).toBe('readex-pro-latin');
  await translations.changeLanguage('ar');
  await faces(3);
  expect(goOn()).toBe('readex-pro-latin readex-pro-arabic');
  expect(remembered()).toMatch(/latin\.\w+\.woff2\+readex-pro-arabic/);
});

it('loads nothing when the delivered page has the typeface', async () => {
  document.documentElement.dataset['typeface'] = 'readex-pro-latin';
  await open('en');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(fetchFont).not.toHaveBeenCalled();
});

it('loads nothing for a visitor who saves data', async () => {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
  await open('en');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(fetchFont).not.toHaveBeenCalled();
});

it('stays with the device’s typeface when a file can’t be loaded', async () => {
  fetchFont.mockImplementation(() => Promise.resolve(new Response('', { status: 404 })));
  await open('en');
  await waitFor(() => expect(fetchFont).toHaveBeenCalled());
  expect(remembered()).toBe('');
  expect(goOn()).toBeUndefined();
});
