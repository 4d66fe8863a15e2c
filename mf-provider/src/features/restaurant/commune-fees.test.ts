import { areFees, fromCommuneFees, kindOf, shownCommunes, toCommuneFees, withKind } from './commune-fees.ts';

test('converts stored fees to the form and back', () => {
  const stored = { Ksar: 40, Riyad: null, 'El Mina': 75.5 };
  expect(toCommuneFees(stored, 'en')).toEqual({ Ksar: '40', Riyad: null, 'El Mina': '75.50' });
  expect(fromCommuneFees(toCommuneFees(stored, 'en'))).toEqual(stored);
});

test('gives a commune the usual fee, its own fee, or no delivery', () => {
  const own = withKind({}, 'Ksar', 'own', '50');
  expect(own).toEqual({ Ksar: '50' });
  const none = withKind(own, 'Ksar', 'none', '50');
  expect(none).toEqual({ Ksar: null });
  expect(withKind(none, 'Ksar', 'usual', '50')).toEqual({});
  expect([kindOf(own, 'Ksar'), kindOf(none, 'Ksar'), kindOf({}, 'Ksar')]).toEqual(['own', 'none', 'usual']);
});

test('requires an amount for each own fee', () => {
  expect(areFees({ Ksar: '12,5', Riyad: null })).toBe(true);
  expect(areFees({ Ksar: '' })).toBe(false);
});

test('shows the communes of the region, and others with a fee', () => {
  expect(shownCommunes('Nouakchott Ouest', { Riyad: '60' }, ['Arafat'])).toEqual([
    'Ksar',
    'Sebkha',
    'Tevragh-Zeina',
    'Arafat',
    'Riyad',
  ]);
  expect(shownCommunes('', {}, [])).toEqual([]);
});
