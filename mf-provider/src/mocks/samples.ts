import {
  wordsOfStage,
  type MenuCategory,
  type OptionGroup,
  type Order,
  type OrderStage,
  type Promotion,
  type Restaurant,
  type Review,
  type User,
} from 'shared-api/contract';

/** An id as the service makes them. */
export function sampleId(kind: number, number: number): string {
  return `0190a0a0-000${kind}-7000-8000-${String(number).padStart(12, '0')}`;
}

const openAllDay = [{ opens: '00:00', closes: '00:00' }];

function sampleMenu(first: number): MenuCategory[] {
  const dish = (
    number: number,
    name: string,
    price: number,
    description = '',
    optionGroups: string[] = [],
  ) => ({
    id: sampleId(4, first + number),
    name,
    description,
    price,
    image: null,
    soldOutUntil: null,
    ...(optionGroups.length > 0 && { optionGroups }),
  });
  return [
    {
      id: sampleId(3, first + 1),
      category: 'Plats',
      items: [
        dish(1, 'Thieboudienne', 180, 'Riz au poisson, légumes du fleuve'),
        dish(2, 'Méchoui', 350, 'Agneau rôti, pour deux'),
        dish(3, 'Poulet yassa', 160, '', [sampleId(5, first + 1), sampleId(5, first + 2)]),
      ],
    },
    {
      id: sampleId(3, first + 2),
      category: 'Boissons',
      items: [dish(4, 'Bissap', 30), dish(5, 'Bouye', 35)],
    },
  ];
}

function sampleGroups(first: number): OptionGroup[] {
  const option = (number: number, name: string, price: number) => ({
    ...{ id: sampleId(6, first + number), name, price, soldOutUntil: null },
  });
  return [
    {
      ...{ id: sampleId(5, first + 1), name: 'Taille', min: 1, max: 1, free: 0, isRepeatable: false },
      options: [option(1, 'Demi', -40), option(2, 'Entier', 0)],
    },
    {
      ...{ id: sampleId(5, first + 2), name: 'Suppléments', min: 0, max: 3, free: 1, isRepeatable: true },
      options: [option(3, 'Frites', 30), option(4, 'Sauce', 10)],
    },
  ];
}

/** A promotion that runs for everyone: 10% off, 15% off, and so on. */
export function samplePromotion(number: number, change: Partial<Promotion> = {}): Promotion {
  return {
    ...{ id: sampleId(0, number), kind: 'percent', value: 5 + 5 * number, code: null, minimum: 0 },
    ...{ from: null, until: null, total: null, perCustomer: null },
    ...change,
  };
}

/** A restaurant that is open all day. */
export function sampleRestaurant(number: number, change: Partial<Restaurant> = {}): Restaurant {
  return {
    id: sampleId(1, number),
    name: number === 1 ? 'Chez Néma' : `Restaurant ${number}`,
    description: 'Cuisine mauritanienne, au feu de bois.',
    bannerUrl: null,
    bgImage: null,
    region: 'Nouakchott Ouest',
    commune: 'Ksar',
    category: 'mauritanian',
    provider: { id: sampleId(2, 1), slug: `chez-nema-${number}` },
    opening: { isOpen: true, reason: null, changesAt: null },
    minimumOrder: 100,
    deliveryFee: 50,
    prepMinutes: 25,
    rating: { average: 4.6, count: 38 },
    address: 'Avenue du Roi Fayçal',
    landmark: 'En face de la grande mosquée',
    phone: '2222334455',
    deliveryFees: {},
    acceptsLargeOrders: false,
    images: [],
    schedule: { week: Array.from({ length: 7 }, () => openAllDay), exceptions: [], pausedUntil: null },
    menu: sampleMenu(number * 10),
    optionGroups: sampleGroups(number * 10),
    promotions: [],
    promotionUses: {},
    version: 1,
    isPublic: true,
    ...change,
  };
}

const NAMES = ['Aïcha Mint Sidi', 'Mohamed Ould Ahmed', 'Fatou Diallo', 'Cheikh Ba', 'Mariem Mint Ely'];

/** An order of a restaurant; the higher the number, the older. */
export function sampleOrder(restaurant: Restaurant, number: number, change: Partial<Order> = {}): Order {
  const stage: OrderStage = change.stage ?? 'pending';
  const placed = new Date(Date.now() - number * 7 * 60_000).toISOString();
  const dish = restaurant.menu[0]?.items[number % 3];
  const quantity = 1 + (number % 3);
  const price = dish?.price ?? 100;
  const isDelivery = number % 2 === 1;
  const deliveryFee = isDelivery ? restaurant.deliveryFee : 0;
  return {
    id: sampleId(5, number),
    code: `K7M-${String(number).padStart(3, '0')}`,
    stage,
    status: wordsOfStage(stage).status,
    orderType: isDelivery ? 'Delivery' : 'Takeaway',
    totalAmount: price * quantity + deliveryFee,
    orderDate: placed,
    restaurant: { id: restaurant.id, name: restaurant.name, slug: restaurant.provider.slug },
    user: null,
    customerName: NAMES[number % NAMES.length] ?? 'Aïcha',
    items: [
      {
        id: sampleId(6, number),
        itemId: dish?.id ?? sampleId(4, 1),
        name: dish?.name ?? 'Thieboudienne',
        quantity,
        price,
        total: price * quantity,
        note: number % 4 === 1 ? 'Sans piment' : null,
      },
    ],
    expiresAt: stage === 'pending' ? new Date(Date.now() + 8 * 60_000).toISOString() : null,
    promisedAt: stage === 'confirmed' ? new Date(Date.now() + 20 * 60_000).toISOString() : null,
    version: 1,
    phone: '22345678',
    address: 'Îlot K, maison 12',
    commune: 'Ksar',
    landmark: 'Derrière la pharmacie',
    note: number % 3 === 1 ? 'Appelez en arrivant.' : null,
    subtotal: price * quantity,
    deliveryFee,
    payment: { method: 'cash', payingWith: 1000 },
    history: [{ stage: 'pending', at: placed, by: 'customer', reason: null, minutes: null }],
    restaurantPhone: restaurant.phone,
    review: null,
    ...change,
  };
}

/** The restaurant owner of the samples. */
export const sampleProvider: User = {
  id: sampleId(7, 1),
  firstname: 'Sidi',
  lastname: 'Ould Cheikh',
  email: 'provider@maida.example',
  phone: '2222334455',
  role: 'PROVIDER',
  confirmed: true,
  emailConfirmed: true,
  language: null,
  createdAt: '2026-01-05T09:00:00.000Z',
};

/** An admin. */
export const sampleAdmin: User = {
  ...sampleProvider,
  id: sampleId(7, 2),
  firstname: 'Khadija',
  lastname: 'Sy',
  email: 'admin@maida.example',
  role: 'ADMIN',
};

const REVIEW_TEXTS = ['Riz parfait, livré chaud.', 'Bon, mais un peu tard.', null];

/** A published review without an answer; the higher the number, the older and the worse. */
export function sampleReview(number: number, change: Partial<Review> = {}): Review {
  return {
    id: sampleId(9, number),
    rating: Math.max(1, 6 - number),
    text: REVIEW_TEXTS[(number - 1) % REVIEW_TEXTS.length] ?? null,
    author: number % 3 === 0 ? null : 'Salma Y.',
    createdAt: new Date(Date.now() - number * 86_400_000).toISOString(),
    answer: null,
    ...change,
  };
}
