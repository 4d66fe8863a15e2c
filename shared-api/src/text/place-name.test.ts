import { createInstance } from 'i18next';
import { texts } from '../locales/ar/first.ts';
import { placeName, placeOptions } from './place-name.ts';

describe('on a page', () => {
  async function translator(lng: string) {
    const page = createInstance();
    const missing: string[] = [];
    await page.init({
      lng,
      fallbackLng: 'en',
      resources: { ar: texts },
      saveMissing: true,
      missingKeyHandler: (_languages, _namespace, key, _fallback, _update, { defaultValue }) => {
        if (defaultValue === undefined) missing.push(key);
      },
    });
    return { t: page.t, missing };
  }

  test('Arabic readers read Arabic names', async () => {
    const { t } = await translator('ar');
    expect(placeName(t, "R'Kiz")).toBe('اركيز');
    expect(placeOptions(t, ['Trarza'])).toEqual([{ value: 'Trarza', label: 'الترارزة' }]);
    expect(placeName(t, null)).toBeUndefined();
  });

  test('an old link may name anything', async () => {
    const { t, missing } = await translator('ar');
    expect(placeName(t, 'a:b.c')).toBe('a:b.c');
    expect(missing).toEqual([]);
  });

  test('other readers read the stored ones', async () => {
    const { t, missing } = await translator('fr');
    expect(placeName(t, 'Néma')).toBe('Néma');
    expect(missing).toEqual([]);
  });
});
