import { weekdayNames } from './calendar.ts';
import {
  formatCompact,
  formatCount,
  formatDate,
  formatDateTime,
  formatDecimal,
  formatDuration,
  formatList,
  formatMoney,
  formatNumber,
  formatWeekday,
} from './format.ts';
import { formatRelative } from './relative.ts';
import { formatTime, formatTimestamp } from './time.ts';

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

describe('formatMoney', () => {
  it.each([
    [1234.5, 'en', '1 234.50 MRU'],
    [1234.5, 'fr', '1 234,50 MRU'],
    [0, 'en', '0.00 MRU'],
    [25, 'fr', '25,00 MRU'],
    [1234567.891, 'en', '1 234 567.89 MRU'],
    [-12.5, 'en', '-12.50 MRU'],
    [1234.5, 'ar', '\u20661 234.50 MRU\u2069'],
  ])('writes %d in %s as %s', (amount, language, text) => {
    expect(plain(formatMoney(amount, language))).toBe(text);
  });

  it('has no breaking spaces', () => {
    expect(formatMoney(1234567, 'fr')).not.toContain(' ');
  });
});

describe('formatCount', () => {
  it('separates thousands', () => {
    expect(plain(formatCount(12480))).toBe('12 480');
    expect(plain(formatCount(-1234567.5))).toBe('-1 234 567');
    expect(formatCount(999)).toBe('999');
  });
});

describe('formatDecimal', () => {
  it('uses the decimal separator of the language and the given number of digits', () => {
    expect(formatDecimal(4.5, 1, 'en')).toBe('4.5');
    expect(formatDecimal(4, 1, 'fr')).toBe('4,0');
  });
});

describe('formatNumber', () => {
  it.each([
    [1250, 'en', '1 250'],
    [4.46, 'en', '4.5'],
    [4.46, 'fr', '4,5'],
    [3.99, 'fr', '4'],
  ])('rounds %d in %s to %s', (value, language, text) => {
    expect(plain(formatNumber(value, language))).toBe(text);
  });
});

describe('formatCompact', () => {
  it.each([
    [0.5, 'en', '0.5'],
    [950, 'en', '950'],
    [12_340, 'en', '12.3k'],
    [-1_500_000, 'en', '-1.5M'],
    [1000, 'fr', '1 k'],
    [1_500_000, 'fr', '1,5 M'],
    [12_340, 'ar', '12.3 ألف'],
    [1_500_000, 'ar', '1.5 مليون'],
  ])('writes %d in %s as %s', (value, language, text) => {
    expect(plain(formatCompact(value, language))).toBe(text);
  });
});

describe('formatDuration', () => {
  it('omits zero parts, and shows a dash for null', () => {
    const inAll = (language: string) => [0, 45, 120, 150, null].map((time) => formatDuration(time, language));
    expect(inAll('en')).toEqual(['0 s', '45 s', '2 min', '2 min 30 s', '–']);
    expect(inAll('fr')).toEqual(inAll('en'));
    expect(inAll('ar')).toEqual(['0 ث', '45 ث', '2 د', '2 د 30 ث', '–']);
  });
});

describe('dates', () => {
  const moment = '2026-11-20T19:05:00Z';

  it('are in Nouakchott’s time, with the day before the month', () => {
    expect(formatDate(moment, 'en')).toBe('20 Nov 2026');
    expect(formatDate(moment, 'en', 'long')).toBe('Friday 20 November 2026');
    expect(formatDate(moment, 'fr')).toBe('20 nov. 2026');
    expect(formatTime(moment)).toBe('19:05');
    expect(formatTime(new Date(moment))).toBe('19:05');
    expect(formatTime('soon')).toBe('');
    expect(formatTimestamp(moment)).toBe('20/11/2026 19:05');
    expect(formatTimestamp('soon')).toBe('');
    expect(formatDateTime(moment, 'en')).toBe('20 Nov 2026, 19:05');
    expect(formatDate(moment, 'ar', 'long')).toBe('الجمعة 20 نوفمبر 2026');
    expect(formatDateTime('2026-08-02T19:05:00Z', 'ar')).toBe('2 أغشت 2026، 19:05');
  });

  it('use CLDR’s names of days and months of Mauritania in Arabic', () => {
    const days = Array.from({ length: 366 }, (_, day) => Date.UTC(2024, 0, 1 + day, 12));
    const cldr = (options: Intl.DateTimeFormatOptions) => {
      const format = new Intl.DateTimeFormat('ar-MR', { ...options, timeZone: 'Africa/Nouakchott' });
      return days.map((day) => format.format(day));
    };
    const months = (style: 'long' | 'day') =>
      days.map((day) =>
        formatDate(day, 'ar', style)
          .split(' ')
          .at(style === 'day' ? 1 : 2),
      );
    expect(months('long')).toEqual(cldr({ month: 'long' }));
    expect(months('day')).toEqual(cldr({ month: 'short' }));
    expect(days.map((day) => formatWeekday(day, 'ar'))).toEqual(cldr({ weekday: 'long' }));
  });

  it.each(['en', 'fr'])('use CLDR’s names of days and months in %s', (language) => {
    const days = Array.from({ length: 366 }, (_, day) => Date.UTC(2024, 0, 1 + day, 12));
    const cldr = (options: Intl.DateTimeFormatOptions) => {
      const locale = language === 'en' ? 'en-GB' : language;
      const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'Africa/Nouakchott' });
      return days.map((day) => format.format(day).replace(',', ''));
    };
    expect(days.map((day) => formatDate(day, language, 'long'))).toEqual(cldr({ dateStyle: 'full' }));
    expect(days.map((day) => formatDate(day, language))).toEqual(cldr({ dateStyle: 'medium' }));
    expect(days.map((day) => formatTimestamp(day).split(' ')[0])).toEqual(cldr({ dateStyle: 'short' }));
    expect(days.map((day) => formatDate(day, language, 'day'))).toEqual(
      cldr({ day: 'numeric', month: 'short' }),
    );
    expect(days.map((day) => formatWeekday(day, language, 'short'))).toEqual(cldr({ weekday: 'short' }));
    // The first one is a Monday.
    expect(weekdayNames(language)).toEqual(cldr({ weekday: 'long' }).slice(0, 7));
    expect(formatWeekday(days[6] ?? 0, language)).toBe(weekdayNames(language)[6]);
  });

  it('are empty for an invalid value', () => {
    expect(formatDate('soon', 'en')).toBe('');
    expect(formatDateTime('soon', 'en')).toBe('');
    expect(formatWeekday('soon', 'en')).toBe('');
    expect(formatRelative('soon', 'en', moment)).toBe('');
  });

  it.each([
    ['2026-11-20T19:04:30Z', 'en', '30 seconds ago'],
    ['2026-11-20T19:04:00.200Z', 'en', '1 minute ago'],
    ['2026-11-20T19:25:00Z', 'en', 'in 20 minutes'],
    ['2026-11-20T17:05:00Z', 'fr', 'il y a 2 heures'],
    ['2026-11-19T19:05:00Z', 'fr', 'hier'],
    ['2026-11-20T19:02:00Z', 'ar', 'قبل 3 دقائق'],
    ['2026-11-20T17:05:00Z', 'ar', 'قبل ساعتين'],
    ['2026-11-20T19:20:00Z', 'ar', 'بعد 15 دقيقة'],
    ['2026-11-19T19:05:00Z', 'ar', 'أمس'],
    ['2026-11-02T19:05:00Z', 'en', '2 Nov 2026'],
  ])('say how far %s is, in %s: %s', (value, language, text) => {
    expect(formatRelative(value, language, moment)).toBe(text);
  });

  it.each(['en', 'fr'])('use CLDR’s relative times in %s', (language) => {
    const cldr = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
    const units = [
      ['second', 1000, 60],
      ['minute', 60_000, 60],
      ['hour', 3_600_000, 24],
      ['day', 86_400_000, 7],
    ] as const;
    const now = Date.parse(moment);
    for (const [unit, milliseconds, end] of units) {
      for (let amount = 1; amount < end; amount += 1) {
        const said = [-amount, amount].map((away) =>
          formatRelative(now + away * milliseconds, language, now),
        );
        expect(said).toEqual([cldr.format(-amount, unit), cldr.format(amount, unit)]);
      }
    }
    expect(formatRelative(now, language, now)).toBe(cldr.format(0, 'second'));
  });
});

describe('a language without words of its own', () => {
  const now = '2026-11-20T19:05:00Z';

  it('has the names of days and months from Intl', () => {
    expect(formatDate(now, 'es', 'long')).toBe('viernes 20 noviembre 2026');
    expect(formatDate(now, 'es')).toBe('20 nov 2026');
    expect(formatWeekday(now, 'es', 'short')).toBe('vie');
    expect(weekdayNames('es')[0]).toBe('lunes');
  });

  it.each([
    ['2026-11-20T19:05:00Z', 'ahora'],
    ['2026-11-20T19:02:00Z', 'hace 3 minutos'],
    ['2026-11-21T19:05:00Z', 'mañana'],
    ['2026-11-10T19:05:00Z', '10 nov 2026'],
  ])('says how far away %s is: %s', (value, text) => {
    expect(formatRelative(value, 'es', now)).toBe(text);
  });
});

test('a row of names keeps its order in Arabic, also where some are Latin', () => {
  expect(formatList(['Ksar', null, '', false, 'Nouakchott Ouest'], 'en')).toBe('Ksar, Nouakchott Ouest');
  expect(formatList(['لكصر', 'rue 2, K 118', '2255010101'], 'ar')).toBe(
    'لكصر، \u2068rue 2, K 118\u2069، 2255010101',
  );
  expect(formatList(['1 × مشوي', '2 × Zrig', '1 × كسكس'], 'fr')).toBe(
    '\u200E\u20681 × مشوي\u2069, 2 × Zrig, \u20681 × كسكس\u2069',
  );
  expect(formatList(['rue 2, K 118', 'لكصر'], 'ar')).toBe('\u200F\u2068rue 2, K 118\u2069، لكصر');
  expect(formatList(['rue 2, K 118'], 'ar')).toBe('\u2068rue 2, K 118\u2069');
});
