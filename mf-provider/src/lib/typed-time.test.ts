import { isWholeTime, parseTime } from './typed-time.ts';

test.each([
  ['19:30', '19:30'],
  ['1930', '19:30'],
  ['930', '09:30'],
  ['9', '09:00'],
  ['19h30', '19:30'],
  ['19 h', '19:00'],
  [' 7.05 ', '07:05'],
  ['١٩:٣٠', '19:30'],
  ['\u200F۱۹ ۳۰', '19:30'],
  ['24:00', '00:00'],
  ['0', '00:00'],
])('understands %s', (typed, time) => expect(parseTime(typed)).toBe(time));

test.each(['', 'noon', '25:00', '24:30', '12:60', '12:3', '7:30 pm'])('%s is no time', (typed) =>
  expect(parseTime(typed)).toBeUndefined(),
);

test('waits for the rest of what is still being typed', () => {
  expect(['1', '19', '19:', '19:3', '193'].some(isWholeTime)).toBe(false);
  expect(['19:30', '1930', '9:05'].every(isWholeTime)).toBe(true);
  expect(isWholeTime('29:30')).toBe(false);
});
