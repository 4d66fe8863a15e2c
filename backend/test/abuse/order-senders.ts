import type { Order } from 'shared-api/contract';
import { moveOrder, sendOrder } from '../../src/features/order/testing.ts';
import { createTestRestaurant, type TestRestaurant } from '../../src/features/restaurant/testing.ts';
import type { TestClient } from '../support/test-client.ts';
import { startTestService, type TestService } from '../support/test-service.ts';

/** Whoever sends an order in a trial; a new browser and a new phone unless given. */
export interface TrialSender {
  readonly client?: TestClient;
  readonly address: string;
  readonly phone?: string;
  /** Dishes, one by default. */
  readonly quantity?: number;
}

/** The service behind one proxy, with two restaurants: one for the attack, one for honest customers. */
export interface OrderTrial {
  readonly service: TestService;
  readonly attacked: TestRestaurant;
  readonly honest: TestRestaurant;
  /** Sends an order; null if it is refused. */
  order(kitchen: TestRestaurant, sender: TrialSender): Promise<Order | null>;
  /** Sends orders 24 at a time; returns how many were placed. */
  flood(kitchen: TestRestaurant, senders: readonly TrialSender[]): Promise<number>;
  /** The restaurant accepts and delivers an order. */
  deliver(kitchen: TestRestaurant, order: Order): Promise<void>;
}

const AT_ONCE = 24;

/** Runs a trial of orders on a service of its own. */
export async function withOrderTrial<Result>(run: (trial: OrderTrial) => Promise<Result>): Promise<Result> {
  const service = await startTestService({ config: { trustedProxies: 1 } });
  try {
    const attacked = await createTestRestaurant(service);
    return await run({
      service,
      attacked,
      honest: await createTestRestaurant(service),
      order,
      flood,
      deliver,
    });
  } finally {
    await service.close();
  }

  async function order(kitchen: TestRestaurant, sender: TrialSender): Promise<Order | null> {
    const { client = service.guest(), address, phone, quantity = 1 } = sender;
    const items = kitchen.items.slice(0, 1).map(({ id }) => ({ id, quantity }));
    const changes = { items, ...(phone !== undefined && { phone }) };
    const reply = await sendOrder(client, kitchen, address, changes);
    return reply.status === 201 ? reply.body : null;
  }

  async function flood(kitchen: TestRestaurant, senders: readonly TrialSender[]): Promise<number> {
    let placed = 0;
    for (let sent = 0; sent < senders.length; sent += AT_ONCE) {
      const some = senders.slice(sent, sent + AT_ONCE);
      const orders = await Promise.all(some.map((sender) => order(kitchen, sender)));
      placed += orders.filter((each) => each !== null).length;
    }
    return placed;
  }
}

function deliver(kitchen: TestRestaurant, order: Order): Promise<void> {
  return moveOrder(kitchen, order, ['confirmed', 'delivered']);
}

/** The nth address of a list without a shared /24. */
export function farAddress(index: number): string {
  return `10.${String(Math.floor(index / 200))}.${String(index % 200)}.1`;
}
