import { wordsOfStage, type Order, type OrderEvent, type OrderStage, type User } from 'shared-api/contract';

/** A sample id; the same number gives the same id. */
export function sampleId(number: number): string {
  return `0190a0a0-0000-7000-8000-${String(number).padStart(12, '0')}`;
}

export const SAMPLE_PASSWORD = 'maida-demo';

/** The customer of the sample service. */
export function createSampleUser(): User {
  return {
    id: sampleId(1),
    firstname: 'Aïcha',
    lastname: 'Mint Sidi',
    email: 'customer@maida.example',
    phone: '2200000000',
    role: 'USER',
    confirmed: true,
    emailConfirmed: true,
    language: null,
    createdAt: '2026-01-01T00:00:00.000Z',
  };
}

const HOUR_MS = 3_600_000;
export const SAMPLE_RESTAURANTS = ['Chez Néma', 'Le Palmier', 'Dar Atay', 'Al Bahr', 'La Teranga'] as const;
const DISHES = ['Thieboudienne', 'Poulet yassa', 'Mafé', 'Brochettes', 'Bissap'] as const;
const STAGES: readonly OrderStage[] = [
  'pending',
  'preparing',
  'delivered',
  'delivered',
  'rejected',
  'refunded',
];

/** An order of the sample customer; the higher the number, the longer ago. */
export function createSampleOrder(number: number, now: number, customer: User): Order {
  const placedAt = now - number * number * HOUR_MS;
  const stage = STAGES[Math.min(number, STAGES.length - 1) % STAGES.length] ?? 'delivered';
  const items = sampleLines(number);
  const subtotal = items.reduce((sum, line) => sum + line.total, 0);
  const name = SAMPLE_RESTAURANTS[number % SAMPLE_RESTAURANTS.length] ?? SAMPLE_RESTAURANTS[0];
  return {
    id: sampleId(100 + number),
    code: `K7M-${String(420 + number)}`,
    stage,
    status: wordsOfStage(stage).status,
    orderType: number % 3 === 2 ? 'Takeaway' : 'Delivery',
    totalAmount: subtotal + 30,
    orderDate: new Date(placedAt).toISOString(),
    restaurant: {
      id: sampleId(200 + (number % SAMPLE_RESTAURANTS.length)),
      name,
      slug: name.toLowerCase().replaceAll(' ', '-'),
    },
    user: { id: customer.id, firstname: customer.firstname, lastname: customer.lastname },
    customerName: 'Aïcha Mint Sidi',
    items,
    expiresAt: null,
    promisedAt: stage === 'preparing' ? new Date(now + HOUR_MS / 2).toISOString() : null,
    version: 1,
    phone: '2200000000',
    address: 'Rue 42-063, Tevragh-Zeina',
    commune: 'Tevragh-Zeina',
    landmark: null,
    note: null,
    subtotal,
    deliveryFee: 30,
    payment: { method: 'cash', payingWith: null, reference: null },
    history: historyOf(stage, placedAt),
    trackingToken: `sampletracking${String(number).padStart(8, '0')}`,
    restaurantPhone: '4525000000',
    review: null,
  };
}

function sampleLines(number: number): Order['items'] {
  return [0, 1].map((place) => {
    const quantity = 1 + ((number + place) % 2);
    const price = 80 + 15 * ((number + place * 2) % DISHES.length);
    return {
      id: sampleId(1000 + number * 10 + place),
      itemId: sampleId(5000 + number * 10 + place),
      name: DISHES[(number + place) % DISHES.length] ?? DISHES[0],
      quantity,
      price,
      total: quantity * price,
      note: null,
    };
  });
}

function historyOf(stage: OrderStage, placedAt: number): OrderEvent[] {
  const event = (at: OrderStage, minutes: number, by: OrderEvent['by']): OrderEvent => ({
    stage: at,
    at: new Date(placedAt + minutes * 60_000).toISOString(),
    by,
    reason: at === 'rejected' ? 'busy' : null,
    minutes: at === 'confirmed' ? 30 : null,
  });
  const placed = event('pending', 0, 'customer');
  if (stage === 'pending') return [placed];
  if (stage === 'rejected') return [placed, event('rejected', 3, 'provider')];
  const accepted = [placed, event('confirmed', 2, 'provider')];
  return stage === 'preparing'
    ? [...accepted, event('preparing', 4, 'provider')]
    : [...accepted, event(stage, 35, 'provider')];
}
