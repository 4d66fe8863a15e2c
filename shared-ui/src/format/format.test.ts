import {
  formatCount,
  formatDate,
  formatDateTime,
  formatDecimal,
  formatMoney,
  formatRelative,
  formatTime,
} from './format.ts';

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

describe('formatMoney', () => {
  it.each([
    [1234.5, 'en', '1 234.50 MRU'],
    [1234.5, 'fr', '1 234,50 MRU'],
    [0, 'en', '0.00 MRU'],
    [25, 'fr', '25,00 MRU'],
    [1234567.891, 'en', '1 234 567.89 MRU'],
    [-12.5, 'en', '-12.50 MRU'],
  ])('writes %d in %s as %s', (amount, language, text) => {
    expect(plain(formatMoney(amount, language))).toBe(text);
  });

  it('never breaks over two lines', () => {
    expect(formatMoney(1234567, 'fr')).not.toContain(' ');
  });
});

describe('formatCount', () => {
  it('sets thousands apart', () => {
    expect(plain(formatCount(12480))).toBe('12 480');
    expect(plain(formatCount(-1234567.5))).toBe('-1 234 567');
    expect(formatCount(999)).toBe('999');
  });
});

describe('formatDecimal', () => {
  it('has the point of the language, and as many digits as it is told', () => {
    expect(formatDecimal(4.5, 1, 'en')).toBe('4.5');
    expect(formatDecimal(4, 1, 'fr')).toBe('4,0');
  });
});

describe('dates', () => {
  const moment = '2026-11-20T19:05:00Z';

  it('read as in Nouakchott, the day before the month', () => {
    expect(formatDate(moment, 'en', 'short')).toBe('20/11/2026');
    expect(formatDate(moment, 'en')).toBe('20 Nov 2026');
    expect(formatDate(moment, 'en', 'long')).toMatch(/^Friday,? 20 November 2026$/);
    expect(formatDate(moment, 'fr')).toBe('20 nov. 2026');
    expect(formatTime(moment)).toBe('19:05');
    expect(formatTime(new Date(moment))).toBe('19:05');
    expect(formatTime('soon')).toBe('');
    expect(formatDateTime(moment, 'en')).toBe('20 Nov 2026, 19:05');
  });

  it('are empty when unreadable', () => {
    expect(formatDate('soon', 'en')).toBe('');
    expect(formatRelative('soon', 'en', moment)).toBe('');
  });

  it.each([
    ['2026-11-20T19:04:30Z', 'en', '30 seconds ago'],
    ['2026-11-20T19:04:00.200Z', 'en', '1 minute ago'],
    ['2026-11-20T19:25:00Z', 'en', 'in 20 minutes'],
    ['2026-11-20T17:05:00Z', 'fr', 'il y a 2 heures'],
    ['2026-11-19T19:05:00Z', 'fr', 'hier'],
    ['2026-11-02T19:05:00Z', 'en', '2 Nov 2026'],
  ])('say how far %s is, in %s: %s', (value, language, text) => {
    expect(plain(formatRelative(value, language, moment))).toBe(text);
  });
});
