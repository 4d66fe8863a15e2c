import { areFees, fromCommuneFees, kindOf, shownCommunes, toCommuneFees, withKind } from './commune-fees.ts';

test('stored fees are typed and stored again as they were', () => {
  const stored = { Ksar: 40, Riyad: null, 'El Mina': 75.5 };
  expect(toCommuneFees(stored)).toEqual({ Ksar: '40', Riyad: null, 'El Mina': '75.50' });
  expect(fromCommuneFees(toCommuneFees(stored))).toEqual(stored);
});

test('a commune takes the usual fee, one of its own, or no delivery', () => {
  const own = withKind({}, 'Ksar', 'own', '50');
  expect(own).toEqual({ Ksar: '50' });
  const none = withKind(own, 'Ksar', 'none', '50');
  expect(none).toEqual({ Ksar: null });
  expect(withKind(none, 'Ksar', 'usual', '50')).toEqual({});
  expect([kindOf(own, 'Ksar'), kindOf(none, 'Ksar'), kindOf({}, 'Ksar')]).toEqual(['own', 'none', 'usual']);
});

test('an amount is asked of every fee, and none where nothing is delivered', () => {
  expect(areFees({ Ksar: '12,5', Riyad: null })).toBe(true);
  expect(areFees({ Ksar: '' })).toBe(false);
});

test('shows the communes of the region, and those beyond it that were named', () => {
  expect(shownCommunes('Nouakchott Ouest', { Riyad: '60' }, ['Arafat'])).toEqual([
    'Ksar',
    'Sebkha',
    'Tevragh-Zeina',
    'Arafat',
    'Riyad',
  ]);
  expect(shownCommunes('', {}, [])).toEqual([]);
});
