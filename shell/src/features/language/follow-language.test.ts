import { createInstance, type i18n } from 'i18next';
import { LANGUAGES, type Language } from 'platform/contract';
import { createMemoryRouter } from 'react-router-dom';
import { findChosenLanguage } from '../../lib/chosen-language.ts';
import { followLanguage } from './follow-language.ts';

let stop: () => void = () => undefined;

async function open(address: string, language: Language) {
  const translations: i18n = createInstance();
  await translations.init({ lng: language, supportedLngs: [...LANGUAGES], resources: {} });
  const router = createMemoryRouter([{ path: '*', element: null }], { initialEntries: [address] });
  stop = followLanguage(translations, router);
  const addressNow = () => router.state.location.pathname + router.state.location.search;
  return { translations, router, addressNow };
}

function forget(): void {
  document.cookie = 'maida_language=; Path=/; Max-Age=0';
}

beforeEach(forget);
afterEach(() => stop());

it('leaves the choice alone when the address names another language', async () => {
  document.cookie = 'maida_language=en; Path=/';
  const { addressNow } = await open('/about?lang=fr', 'fr');
  expect(document.documentElement.lang).toBe('fr');
  expect(findChosenLanguage()).toBe('en');
  expect(addressNow()).toBe('/about?lang=fr');
});

it('lets a visitor without a choice go on in the language of the address', async () => {
  await open('/?lang=ar', 'ar');
  expect(document.documentElement.dir).toBe('rtl');
  expect(findChosenLanguage()).toBe('ar');
  stop();
  forget();
  await open('/', 'ar');
  expect(findChosenLanguage()).toBeUndefined();
  await open('/?lang=xx', 'en');
  expect(findChosenLanguage()).toBeUndefined();
});

it('takes the language out of the address when the visitor chooses another', async () => {
  const { translations, addressNow } = await open('/?q=riz&lang=fr', 'fr');
  await translations.changeLanguage('ar');
  expect(addressNow()).toBe('/?q=riz');
  expect(findChosenLanguage()).toBe('ar');
});

it('does so as well when Back leads to an address in the language of before', async () => {
  const { translations, router, addressNow } = await open('/about?lang=fr', 'fr');
  await router.navigate('/');
  await translations.changeLanguage('en');
  await router.navigate(-1);
  expect(addressNow()).toBe('/about');
});
