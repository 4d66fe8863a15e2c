import { pickUpOf } from './pick-up.ts';

const t = (key: string) => (key === 'Ksar' ? 'لكصر' : key);
const place = 'Îlot K, Ksar';

test('a takeaway waits at an address in an Arabic commune; an older service says it in one line', () => {
  const pickUp = { place, address: 'Îlot K', commune: 'Ksar', until: null };
  expect(pickUpOf({ stage: 'ready', pickUp }, t).place).toEqual(['Îlot K', 'لكصر']);
  expect(pickUpOf({ stage: 'ready', pickUp: { place, until: null } }, t).place).toEqual([place]);
});

test('nothing waits of a delivery, nor once it is picked up', () => {
  const nothing = { place: [], until: null };
  expect(pickUpOf({ stage: 'ready', pickUp: null }, t)).toEqual(nothing);
  expect(pickUpOf({ stage: 'delivered', pickUp: { place, until: null } }, t)).toEqual(nothing);
});
