import { communesOf, REGIONS } from './regions.ts';

test('15 regions with 1 to 4 communes, none twice', () => {
  expect(REGIONS).toHaveLength(15);
  expect(communesOf('Nouakchott Ouest')).toEqual(['Ksar', 'Sebkha', 'Tevragh-Zeina']);
  for (const region of REGIONS) {
    expect(communesOf(region).length).toBeGreaterThanOrEqual(1);
    expect(communesOf(region).length).toBeLessThanOrEqual(4);
  }
  const all = REGIONS.flatMap((region) => communesOf(region));
  expect(new Set(all).size).toBe(all.length);
  expect(communesOf('constructor')).toEqual([]);
});
