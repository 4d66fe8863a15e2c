import type { Order, User } from 'shared-api/contract';
import type { Visitor, VisitorOptions } from './browser.ts';
import { moveOrder, restaurantBySlug, uniqueName } from './orders.ts';
import { openGuest } from './people.ts';
import { authenticate, PASSWORD } from './authenticate.ts';
import { withAccount, withCaller } from './service.ts';
import { newPhone } from './phone.ts';

/** A customer of a single journey. */
export interface Customer {
  readonly id: string;
  readonly email: string;
}

/** Registers an account for one journey. */
export async function registerCustomer(firstname: string): Promise<Customer> {
  const email = `${uniqueName(firstname).toLowerCase().replaceAll(' ', '.')}@maida.example`;
  const account = { email, firstname, phone: '2233445566', password: PASSWORD, confirmPassword: PASSWORD };
  const user = await withCaller(undefined, (nobody) => nobody.send<User>('POST', '/api/user', account));
  return { id: user.id, email };
}

/** A browser in which a customer is signed in, on an empty page. */
export async function openCustomer({ email }: Customer, options: VisitorOptions = {}): Promise<Visitor> {
  const visitor = await openGuest(options);
  await authenticate(visitor.context.request, email);
  return visitor;
}

/** Orders a restaurant's first dish for a customer, and has it delivered. */
export async function orderDelivered(customer: Customer, slug: string, name: string): Promise<Order> {
  const order = await withAccount(customer.email, async (caller) => {
    const restaurant = await restaurantBySlug(caller, slug);
    const [dish] = restaurant.menu.flatMap(({ items }) => items);
    return caller.send<Order>('POST', '/api/orders', {
      restaurant: { id: restaurant.id },
      orderType: 'Takeaway',
      items: [{ id: dish?.id, quantity: 2 }],
      name,
      phone: newPhone(),
      address: 'Ksar, near the market',
    });
  });
  await withCaller('provider', async (provider) => {
    await moveOrder(provider, order, 'pending', 'confirmed', 20);
    await moveOrder(provider, order, 'confirmed', 'delivered');
  });
  return order;
}
