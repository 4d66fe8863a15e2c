import type { Provider, Restaurant, User } from 'shared-api/contract';
import { PASSWORD } from './authenticate.ts';
import { restaurantBySlug, uniqueName } from './orders.ts';
import type { Email, Service } from './service.ts';

/** A restaurant owner who has registered and waits for approval. */
export interface NewOwner {
  readonly user: User;
  readonly email: Email;
  readonly provider: Provider;
  /** First and last name, unique across runs. */
  readonly name: string;
}

/** Registers a restaurant owner with a restaurant, as the registration form does. */
export async function registerOwner(
  service: Service,
  firstname: string,
  restaurant: string,
): Promise<NewOwner> {
  const name = uniqueName(firstname);
  const [first = '', lastname = ''] = name.split(' ');
  const email: Email = `${first.toLowerCase()}.${lastname.toLowerCase()}@maida.example`;
  const contact = { phone: '2233445566', description: 'Grilled fish', category: 'grill', address: 'Rue 42' };
  const account = {
    email,
    password: PASSWORD,
    confirmPassword: PASSWORD,
    phone: contact.phone,
    firstname: first,
    lastname,
    role: 'PROVIDER',
  };
  const place = { region: 'Trarza', commune: 'Rosso' };
  const storefront = { ...contact, ...place, name, restaurantName: `${restaurant} ${lastname}` };
  // Registering signs nobody in, but the two steps belong to one browser.
  const browser = await service.as('guest');
  const user = await browser.send<User>('POST', '/api/user', account);
  return { user, email, provider: await browser.send<Provider>('POST', '/api/providers', storefront), name };
}

/** Gives a restaurant what it lacks before it is listed and takes orders, as its owner would; it is always open. */
export async function completeRestaurant(service: Service, email: Email, slug: string): Promise<void> {
  const owner = await service.as(email);
  const { id } = await restaurantBySlug(owner, slug);
  const week = Array.from({ length: 7 }, () => [{ opens: '00:00', closes: '00:00' }]);
  await owner.send('PUT', `/api/restaurant/${id}`, {
    menu: [{ category: 'All', items: [{ name: 'Mafé', price: 120 }] }],
    schedule: { week, exceptions: [], pausedUntil: null },
    deliveryFee: 0,
  });
}

/** A new owner with a restaurant that takes orders, until the end of the journey. */
export async function openRestaurant(service: Service, firstname: string, name: string): Promise<NewOwner> {
  const owner = await registerOwner(service, firstname, name);
  const admin = await service.as('admin');
  service.undoLater(() => admin.send('DELETE', `/api/providers/${owner.provider.id}`));
  await admin.send('PUT', `/api/user/${owner.user.id}/confirm`);
  await completeRestaurant(service, owner.email, owner.provider.slug);
  return owner;
}

/**
 * An owner of a restaurant that takes orders, for journeys that count notifications: those of the demo's owner come
 * from other journeys, too, also minutes later.
 */
export async function ownerWithoutNotifications(service: Service): Promise<NewOwner> {
  const owner = await openRestaurant(service, 'Bell', 'Le Second');
  await (await service.as(owner.email)).send('DELETE', '/api/notifications');
  return owner;
}

/** The restaurant of an owner, as an admin sees it. */
export async function restaurantOf(service: Service, { provider }: NewOwner): Promise<Restaurant> {
  return restaurantBySlug(await service.as('admin'), provider.slug);
}
