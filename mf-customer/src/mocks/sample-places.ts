import type { Address, Notification, Passkey, Restaurant, Session } from 'shared-api/contract';
import { sampleId, SAMPLE_RESTAURANTS } from './sample-customer.ts';

/** A sample restaurant with the dishes of the sample orders. */
export function createSampleRestaurant(
  number: number,
  dishes: readonly (readonly [string, string, number])[],
): Restaurant {
  const name = SAMPLE_RESTAURANTS[number % SAMPLE_RESTAURANTS.length] ?? SAMPLE_RESTAURANTS[0];
  const slug = name.toLowerCase().replaceAll(' ', '-');
  return {
    id: sampleId(200 + number),
    name,
    description: 'Home cooking',
    bannerUrl: null,
    bgImage: null,
    region: 'Nouakchott Ouest',
    commune: 'Ksar',
    category: 'mauritanian',
    provider: { id: sampleId(300 + number), slug },
    opening: { isOpen: number !== 1, reason: number === 1 ? 'hours' : null, changesAt: null },
    minimumOrder: 0,
    deliveryFee: 30,
    prepMinutes: 25,
    rating: { average: 4.5, count: 12 },
    address: null,
    landmark: null,
    phone: null,
    deliveryFees: {},
    acceptsLargeOrders: false,
    images: [],
    schedule: { week: [[], [], [], [], [], [], []], exceptions: [], pausedUntil: null },
    menu: [
      {
        id: sampleId(400 + number),
        category: 'Dishes',
        items: dishes.map(([id, dish, price]) => ({
          ...{ id, name: dish, description: '', price },
          image: null,
          soldOutUntil: null,
        })),
      },
    ],
    version: 1,
    isPublic: true,
  };
}

/** The addresses of the sample customer. */
export function createSampleAddresses(): Address[] {
  return [
    {
      id: sampleId(600),
      label: 'Home',
      address: 'Rue 42-063, house 7',
      region: 'Nouakchott Ouest',
      commune: 'Tevragh-Zeina',
      landmark: 'Green gate, opposite the pharmacy',
      phone: null,
      isDefault: true,
    },
    {
      id: sampleId(601),
      label: 'Work',
      address: 'Avenue Nasser 12',
      region: 'Nouakchott Ouest',
      commune: 'Ksar',
      landmark: null,
      phone: '2233445566',
      isDefault: false,
    },
  ];
}

/** The sample customer's sessions. */
export function createSampleSessions(now: number): Session[] {
  const at = (minutes: number) => new Date(now - minutes * 60_000).toISOString();
  return [
    {
      id: sampleId(700),
      createdAt: at(60),
      seenAt: at(0),
      browser: 'Firefox',
      system: 'Windows',
      isCurrent: true,
    },
    {
      id: sampleId(701),
      createdAt: at(4000),
      seenAt: at(90),
      browser: 'Chrome',
      system: 'Android',
      isCurrent: false,
    },
    {
      id: sampleId(702),
      createdAt: at(9000),
      seenAt: at(3000),
      browser: null,
      system: null,
      isCurrent: false,
    },
  ];
}

/** The sample customer's passkeys. */
export function createSamplePasskeys(now: number): Passkey[] {
  const at = (minutes: number) => new Date(now - minutes * 60_000).toISOString();
  return [{ id: sampleId(840), name: 'Phone', createdAt: at(4000), usedAt: at(90), isBackedUp: true }];
}

/** The sample customer's notifications, newest first. */
export function createSampleNotifications(now: number): Notification[] {
  return [
    {
      id: now - 120_000,
      message: 'Order K7M-421 at Le Palmier is now preparing',
      kind: 'order_stage',
      params: { code: 'K7M-421', restaurant: 'Le Palmier', stage: 'preparing' },
      orderId: sampleId(101),
    },
    {
      id: now - 7_200_000,
      message: 'Order K7M-422 at Dar Atay is now delivered',
      kind: 'order_stage',
      params: { code: 'K7M-422', restaurant: 'Dar Atay', stage: 'delivered' },
      orderId: sampleId(102),
    },
  ];
}
