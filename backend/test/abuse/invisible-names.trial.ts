import type { Restaurant } from 'shared-api/contract';
import { createTestRestaurant } from '../../src/features/restaurant/testing.ts';
import { startTestService } from '../support/test-service.ts';
import type { AbuseTrial } from './trial.ts';

const SIGNS = [
  ...['\u00AD', '\u034F', '\u061C', '\u115F', '\u17B4', '\u180B', '\u180E', '\u200B', '\u200C', '\u200D'],
  ...['\u200E', '\u200F', '\u2028', '\u2029', '\u202A', '\u202E', '\u2060', '\u2065', '\u2066', '\u206A'],
  ...['\u2800', '\u3164', '\uFE0F', '\uFEFF', '\uFFA0', '\uFFF9', '\u{1D173}', '\u{E0041}', '\u{E0100}'],
  ...['\u0000', '\u0007', '\u0085', '\u0301'],
];
/** A name of nothing else, one that breaks its line, and one that runs backwards. */
const ATTACKS = [...SIGNS, ...SIGNS.map((sign) => ` ${sign} ${sign}`), 'A\u2028B', 'A\nB', '\u202Etafe'];
const HONEST = [
  'مطعم النخيل',
  'می\u200Cخواهم',
  'Café ☕\uFE0F',
  '👩\u200D🍳 Salma',
  'Chez Fatou',
  '9 à 9',
  'Ǆ',
];

/** Whether people see what is stored: something, on one line, in its order. */
const isHonest = (name: string) =>
  /[^\p{M}\p{Z}\p{Cc}\p{Cf}\p{DI}\u2800]/u.test(name) &&
  !/[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/u.test(name);

export const trial: AbuseTrial = {
  name: 'give a restaurant a name that nobody sees, that breaks its line or runs backwards',
  async run() {
    const service = await startTestService();
    const rename = async (name: string) => {
      const { owner, restaurant } = await createTestRestaurant(service);
      const path = `/api/restaurant/${restaurant.id}`;
      const { status } = await owner.put(path, {
        name,
        menu: [{ category: name, items: [{ name, price: 1 }] }],
      });
      const { body } = await owner.get<Restaurant>(path);
      const stored = [
        body.name,
        ...body.menu.flatMap(({ category, items }) => [category, ...items.map((item) => item.name)]),
      ];
      return { status, stored };
    };
    let [succeeded, bothered] = [0, 0];
    for (const name of ATTACKS) {
      const { stored } = await rename(name);
      if (!stored.every(isHonest)) succeeded += 1;
    }
    for (const name of HONEST) {
      const { status, stored } = await rename(name);
      if (status !== 200 || !stored.includes(name)) bothered += 1;
    }
    await service.close();
    return { attempts: ATTACKS.length, succeeded, allowed: 0, honest: HONEST.length, bothered };
  },
};
