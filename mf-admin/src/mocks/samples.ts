import {
  wordsOfStage,
  type AuditEntry,
  type ContactMessage,
  type ManagedReview,
  type Order,
  type OrderStage,
  type Provider,
  type Restaurant,
  type RestaurantApproval,
  type Role,
  type User,
} from 'shared-api/contract';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** An id as the service makes them. */
export function sampleId(kind: number, number: number): string {
  return `0190a0a0-000${kind}-7000-8000-${String(number).padStart(12, '0')}`;
}

const FIRST_NAMES = ['Aïcha', 'Mohamed', 'Fatou', 'Cheikh', 'Mariem', 'Sidi', 'Khady'];
const LAST_NAMES = ['Mint Sidi', 'Ould Ahmed', 'Diallo', 'Ba', 'Mint Ely', 'Ould Cheikh'];

function pick<T>(list: readonly T[], number: number, fallback: T): T {
  return list[number % list.length] ?? fallback;
}

/** A user; the higher the number, the longer ago the registration. */
export function sampleUser(number: number, change: Partial<User> = {}): User {
  const role: Role = number % 5 === 0 ? 'PROVIDER' : 'USER';
  return {
    id: sampleId(7, number),
    firstname: pick(FIRST_NAMES, number, 'Aïcha'),
    lastname: pick(LAST_NAMES, number, 'Mint Sidi'),
    email: `user${number}@maida.example`,
    phone: String(2_200_000_000 + number),
    role,
    confirmed: number % 10 !== 0,
    emailConfirmed: number % 4 !== 0,
    language: null,
    createdAt: new Date(Date.now() - number * DAY_MS).toISOString(),
    ...change,
  };
}

/** The admin who is signed in. */
export const sampleAdmin: User = sampleUser(900, {
  firstname: 'Khadija',
  lastname: 'Sy',
  email: 'admin@maida.example',
  role: 'ADMIN',
  confirmed: true,
});

/** The storefront of a restaurant owner. */
export function sampleProvider(user: User, number: number): Provider {
  return {
    id: sampleId(2, number),
    user: { id: user.id },
    category: 'mauritanian',
    slug: `restaurant-${number}`,
    name: user.lastname ?? '',
    description: '',
    phone: null,
    address: null,
    region: 'Nouakchott Ouest',
    commune: 'Ksar',
    restaurantName: `Restaurant ${number}`,
    bgImage: null,
    createdAt: user.createdAt,
  };
}

const openAllDay = [{ opens: '00:00', closes: '00:00' }];

/** A restaurant that is open all day. */
export function sampleRestaurant(number: number, change: Partial<Restaurant> = {}): Restaurant {
  return {
    id: sampleId(1, number),
    name: `Restaurant ${number}`,
    description: 'Cuisine mauritanienne, au feu de bois.',
    bannerUrl: null,
    bgImage: null,
    region: number % 2 === 0 ? 'Trarza' : 'Nouakchott Ouest',
    commune: number % 2 === 0 ? 'Rosso' : 'Ksar',
    category: 'mauritanian',
    provider: { id: sampleId(2, number), slug: `restaurant-${number}` },
    opening: { isOpen: true, reason: null, changesAt: null },
    minimumOrder: 100,
    deliveryFee: 50,
    deliveryFees: {},
    acceptsLargeOrders: false,
    prepMinutes: 25,
    address: 'Avenue du Roi Fayçal',
    landmark: 'En face de la grande mosquée',
    phone: '2222334455',
    images: [],
    schedule: { week: Array.from({ length: 7 }, () => openAllDay), exceptions: [], pausedUntil: null },
    menu: [],
    version: 1,
    isPublic: true,
    removedAt: null,
    rating: null,
    ...change,
  };
}

/** A new restaurant that waits for a look, with one that its name is close to. */
export function sampleApproval(number: number, change: Partial<RestaurantApproval> = {}): RestaurantApproval {
  const made = sampleRestaurant(60 + number, { name: `Pizza Palase ${number}` });
  const known = sampleRestaurant(number, { name: `Pizza Palace ${number}` });
  const storefront = ({
    id,
    name,
    region,
    commune,
    category,
    description,
    bannerUrl,
    provider,
  }: Restaurant) => ({
    ...{ id, name, region, commune, category, description, bannerUrl },
    slug: provider.slug,
  });
  const { id, firstname, lastname, email, phone } = sampleUser(5 * number);
  const { name, region, commune } = made;
  return {
    restaurant: { ...storefront(made), items: 8 },
    owner: { id, firstname, lastname, email, phone },
    of: 'restaurant',
    wanted: { name, region, commune },
    similar: [storefront(known)],
    state: 'waiting',
    since: new Date(Date.now() - number * 20 * MINUTE_MS).toISOString(),
    decline: null,
    ...change,
  };
}

/** An order at a restaurant; the higher the number, the older. Every third one is anonymous. */
export function sampleOrder(restaurant: Restaurant, number: number, change: Partial<Order> = {}): Order {
  const stage: OrderStage = change.stage ?? 'delivered';
  const placed = new Date(Date.now() - number * 37 * MINUTE_MS).toISOString();
  const { id, firstname, lastname } = sampleUser(number);
  const quantity = 1 + (number % 3);
  const price = 120 + (number % 7) * 15;
  return {
    id: sampleId(5, number),
    code: `K7M-${String(number).padStart(3, '0')}`,
    stage,
    status: wordsOfStage(stage).status,
    orderType: 'Delivery',
    totalAmount: price * quantity + 50,
    orderDate: placed,
    restaurant: { id: restaurant.id, name: restaurant.name, slug: restaurant.provider.slug },
    user: number % 3 === 0 ? null : { id, firstname, lastname },
    customerName: [firstname, lastname].join(' '),
    items: [
      {
        id: sampleId(6, number),
        itemId: sampleId(4, 1),
        name: 'Thieboudienne',
        quantity,
        price,
        total: price * quantity,
        note: null,
      },
    ],
    expiresAt: null,
    promisedAt: null,
    version: 1,
    phone: String(2_200_000_000 + number),
    address: 'Îlot K, maison 12',
    commune: 'Ksar',
    landmark: 'Derrière la pharmacie',
    note: null,
    subtotal: price * quantity,
    deliveryFee: 50,
    payment: { method: 'cash', payingWith: 1000 },
    history: [{ stage: 'pending', at: placed, by: 'customer', reason: null, minutes: null }],
    restaurantPhone: restaurant.phone,
    review: null,
    ...change,
  };
}

/** A message of the contact page; the higher the number, the older. */
export function sampleMessage(number: number, change: Partial<ContactMessage> = {}): ContactMessage {
  return {
    id: sampleId(8, number),
    name: pick(FIRST_NAMES, number, 'Aïcha'),
    email: `visitor${number}@maida.example`,
    message: 'Bonjour,\npeut-on payer par Bankily ?',
    createdAt: new Date(Date.now() - number * DAY_MS).toISOString(),
    readAt: null,
    ...change,
  };
}

/** A published review; the higher the number, the older and the worse. */
export function sampleReview(number: number, change: Partial<ManagedReview> = {}): ManagedReview {
  const { id, name, provider } = sampleRestaurant(number);
  return {
    id: sampleId(7, number),
    rating: Math.max(1, 6 - number),
    text: `Riz parfait, visite ${number}.`,
    author: `${pick(FIRST_NAMES, number, 'Aïcha')} Y.`,
    createdAt: new Date(Date.now() - number * DAY_MS).toISOString(),
    answer: null,
    state: 'published',
    reasons: [],
    weight: 1,
    reportedBy: 0,
    removalReason: null,
    restaurant: { id, name, slug: provider.slug },
    orderCode: `K7M-42${number}`,
    ...change,
  };
}

/** An entry of the log: the admin has confirmed an account; the higher the number, the older. */
export function sampleEntry(number: number, change: Partial<AuditEntry> = {}): AuditEntry {
  const { id, firstname, lastname, email, role } = sampleAdmin;
  return {
    id: sampleId(9, number),
    at: new Date(Date.now() - number * 5 * MINUTE_MS).toISOString(),
    action: 'user_confirmed',
    actor: { id, name: `${firstname} ${lastname}`, email },
    role,
    object: { kind: 'user', id: sampleId(7, number), label: `user${number}@maida.example` },
    network: '197.231.12.0/24',
    reason: null,
    changes: [],
    ...change,
  };
}
