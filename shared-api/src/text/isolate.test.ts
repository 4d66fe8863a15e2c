import { createInstance, type i18n } from 'i18next';
import { interpolationOf } from './isolate.ts';

function textsIn(language: string): i18n {
  const texts = createInstance();
  void texts.init({
    lng: language,
    initAsync: false,
    interpolation: interpolationOf(() => texts.language),
    resources: {
      en: { translation: { registered: '{{name}} has registered {{restaurant}}, {{count}} dishes' } },
      ar: {
        translation: { registered: 'سجّل {{name}} مطعم {{restaurant}}، {{total}}', call: 'اتصل بـ {{phone}}' },
      },
    },
  });
  return texts;
}

test('a name in Arabic stands isolated in a sentence, everything else as it is', () => {
  const { t } = textsIn('en');
  expect(t('registered', { name: 'مريم', restaurant: 'خيمة الرمال', count: 3 })).toBe(
    '\u2068مريم\u2069 has registered \u2068خيمة الرمال\u2069, 3 dishes',
  );
  expect(t('registered', { name: 'Mariem <b>', restaurant: 'Khaïma & co', count: 3 })).toBe(
    'Mariem <b> has registered Khaïma & co, 3 dishes',
  );
});

test('in Arabic it is the Latin name, the phone number and the code that stand isolated, each once', () => {
  const { t } = textsIn('ar');
  expect(t('registered', { name: 'مريم', restaurant: 'Chez Fatou', total: '\u206625.00 MRU\u2069' })).toBe(
    'سجّل مريم مطعم \u2068Chez Fatou\u2069، \u206625.00 MRU\u2069',
  );
  expect(t('call', { phone: '22 33 44 55' })).toBe('اتصل بـ \u206822 33 44 55\u2069');
  expect(t('call', { phone: 12 })).toBe('اتصل بـ 12');
});
