import { createInstance } from 'i18next';
import { inKitchenLanguage } from './kitchen-language.ts';

async function englishPage() {
  const page = createInstance();
  await page.init({ lng: 'en', fallbackLng: 'en', resources: { en: { shell: { title: 'Maida' } } } });
  return page;
}

test.each(['fr', 'ar'] as const)(
  '%s: words, numbers and dates of a ticket are in the same language',
  async (language) => {
    const page = await englishPage();
    const { translations } = await inKitchenLanguage(page, language);
    expect(translations.resolvedLanguage).toBe(language);
    expect(page.resolvedLanguage).toBe('en');
  },
);
