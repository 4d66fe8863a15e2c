import type { PublicDirectory } from 'backend';
import type { Restaurant, RestaurantSummary } from 'shared-api/contract';

/** A restaurant with every field that search engines get. */
export function sampleRestaurant(change: Partial<Restaurant> = {}): Restaurant {
  return {
    id: '01a00000-0000-7000-8000-000000000001',
    name: 'Chez Fatou',
    description: 'Rice and fish,\nevery day.',
    bannerUrl: '/api/files/0123456789abcdef0123456789abcdef.webp',
    bgImage: null,
    region: 'Nouakchott Ouest',
    commune: 'Ksar',
    category: 'mauritanian',
    provider: { id: '01a00000-0000-7000-8000-000000000002', slug: 'chez-fatou' },
    opening: { isOpen: true, reason: null, changesAt: null },
    minimumOrder: 0,
    deliveryFee: 30,
    deliveryFees: {},
    acceptsLargeOrders: false,
    prepMinutes: 25,
    rating: { average: 4.6, count: 38 },
    address: 'Rue 9',
    landmark: null,
    phone: '45250000',
    images: [],
    schedule: {
      week: [
        [{ opens: '18:00', closes: '02:00' }],
        [{ opens: '00:00', closes: '00:00' }],
        [],
        [],
        [],
        [],
        [],
      ],
      exceptions: [],
      pausedUntil: null,
    },
    menu: [
      {
        id: '01a00000-0000-7000-8000-000000000003',
        category: 'Rice',
        items: [
          {
            id: '01a00000-0000-7000-8000-000000000004',
            name: 'Thieboudienne',
            description: '',
            price: 120.5,
            image: null,
            soldOutUntil: '2026-03-19T00:00:00.000Z',
          },
        ],
      },
    ],
    version: 1,
    isPublic: true,
    ...change,
  };
}

/** A directory of some restaurants that counts its calls. */
export function sampleDirectory(
  restaurants: readonly Restaurant[],
): PublicDirectory & { readonly asked: number } {
  let asked = 0;
  const count = <Value>(value: Value): Promise<Value> => {
    asked += 1;
    return Promise.resolve(value);
  };
  return {
    get asked() {
      return asked;
    },
    findRestaurant: (slug) => count(restaurants.find(({ provider }) => provider.slug === slug)),
    listRestaurants: (limit) => count(restaurants.slice(0, limit) as RestaurantSummary[]),
    countAddresses: () => count(restaurants.length),
    listAddresses: (limit, offset = 0) =>
      count(
        restaurants.slice(offset, offset + limit).map(({ provider }) => ({
          slug: provider.slug,
          changedAt: new Date('2026-03-01T10:00:00Z'),
        })),
      ),
  };
}
