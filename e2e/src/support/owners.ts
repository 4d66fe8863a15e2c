import type { Provider, Restaurant, User } from 'shared-api/contract';
import { openGuest } from './people.ts';
import { restaurantBySlug, uniqueName } from './orders.ts';
import { authenticate, PASSWORD } from './authenticate.ts';
import { withAccount, withCaller } from './service.ts';
import type { Visitor, VisitorOptions } from './browser.ts';

/** A restaurant owner who has registered and waits for approval. */
export interface NewOwner {
  readonly user: User;
  readonly provider: Provider;
  /** First and last name, unique across runs. */
  readonly name: string;
}

/** Registers a restaurant owner with a restaurant, as the registration form does. */
export function registerOwner(firstname: string, restaurant: string): Promise<NewOwner> {
  const name = uniqueName(firstname);
  const [first = '', lastname = ''] = name.split(' ');
  const email = `${first}.${lastname}@maida.example`.toLowerCase();
  const contact = { phone: '2233445566', description: 'Grilled fish', category: 'grill', address: 'Rue 42' };
  return withCaller(undefined, async (caller) => {
    const password = { password: PASSWORD, confirmPassword: PASSWORD };
    const account = {
      email,
      ...password,
      phone: contact.phone,
      firstname: first,
      lastname,
      role: 'PROVIDER',
    };
    const user = await caller.send<User>('POST', '/api/user', account);
    const place = { region: 'Trarza', commune: 'Rosso' };
    const storefront = { ...contact, ...place, name, restaurantName: `${restaurant} ${lastname}` };
    return { user, provider: await caller.send<Provider>('POST', '/api/providers', storefront), name };
  });
}

/** Gives a restaurant what it lacks before it is listed and takes orders, as its owner would. */
export function completeRestaurant(email: string, slug: string): Promise<void> {
  return withAccount(email, async (owner) => {
    const { id } = await restaurantBySlug(owner, slug);
    const week = Array.from({ length: 7 }, () => [{ opens: '08:00', closes: '22:00' }]);
    await owner.send('PUT', `/api/restaurant/${id}`, {
      menu: [{ category: 'All', items: [{ name: 'Mafé', price: 120 }] }],
      schedule: { week, exceptions: [], pausedUntil: null },
      deliveryFee: 0,
    });
  });
}

/** The restaurant of an owner, as an admin sees it. */
export function restaurantOf({ provider }: NewOwner): Promise<Restaurant> {
  return withCaller('admin', (admin) => admin.get(`/api/providers/restaurant/slug/${provider.slug}`));
}

/** The owner with a browser of their own, signed in. */
export async function openOwner({ user }: NewOwner, options: VisitorOptions = {}): Promise<Visitor> {
  const visitor = await openGuest(options);
  await authenticate(visitor.context.request, user.email);
  return visitor;
}
