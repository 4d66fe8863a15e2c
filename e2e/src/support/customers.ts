import type { Order, User } from 'shared-api/contract';
import { PASSWORD } from './authenticate.ts';
import { moveOrder, placeOrder, uniqueName } from './orders.ts';
import type { Email, Service } from './service.ts';

/** A customer of a single journey. */
export interface Customer {
  readonly id: string;
  readonly email: Email;
}

/** Registers an account for one journey. */
export async function registerCustomer(service: Service, firstname: string): Promise<Customer> {
  const email: Email = `${uniqueName(firstname).toLowerCase().replaceAll(' ', '.')}@maida.example`;
  const account = { email, firstname, phone: '2233445566', password: PASSWORD, confirmPassword: PASSWORD };
  const { id } = await (await service.as('guest')).send<User>('POST', '/api/user', account);
  return { id, email };
}

/** Orders a restaurant's first dish for a customer, and has it delivered. */
export async function orderDelivered(
  service: Service,
  customer: Customer,
  slug: string,
  name: string,
): Promise<Order> {
  const order = await placeOrder(service, slug, name, customer.email);
  const provider = await service.as('provider');
  await moveOrder(provider, order, 'pending', 'confirmed', 20);
  await moveOrder(provider, order, 'confirmed', 'delivered');
  return order;
}
