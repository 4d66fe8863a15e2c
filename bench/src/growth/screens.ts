import type { Cast, Person } from './sign-in.ts';

/** One call that a screen makes. */
export interface Screen {
  readonly name: string;
  readonly as: Person;
  readonly path: string;
  /** Clears the service's caches before each call. */
  readonly before?: string;
  /** Work that a background worker usually does ahead; a call does it only right after an upgrade. */
  readonly isOnce?: boolean;
}

const day = (daysAgo: number) => new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10);

/** A cursor of the public list: open restaurants from a name on. */
function cursorAt(name: string): string {
  const cursor = [0, 50, false, name, '00000000-0000-0000-0000-000000000000'];
  return Buffer.from(JSON.stringify(cursor)).toString('base64url');
}

/** The screens of visitors, admins, providers and customers, each with the filters that it offers. */
export function screensOf(cast: Cast): Screen[] {
  const { admin, provider, customer, visitor, restaurant, busyRestaurant, order, restaurantName, sought } =
    cast;
  const place = encodeURIComponent(sought.place);
  const region = encodeURIComponent(sought.region);
  const list = '/api/restaurant?limit=50';
  const orders = '/api/orders?limit=10';
  const own = `/api/orders/restaurant/${restaurant}?limit=10`;
  const busy = `/api/orders/restaurant/${busyRestaurant}?limit=10`;
  const statistics = `/api/statistics/restaurant/${restaurant}`;
  const neverCounted = 'DELETE FROM restaurant_statistics';
  // Otherwise the page would come from the response cache.
  const nextVersion = 'UPDATE restaurant_revision SET revision = revision + 1';
  const of = (as: Person, prefix: string, paths: Readonly<Record<string, string>>): Screen[] =>
    Object.entries(paths).map(([name, path]) => ({ name: `${prefix}: ${name}`, as, path }));
  return [
    ...of(admin, 'admin users', {
      'first page': '/api/user?limit=10',
      'by role': '/api/user?limit=10&role=PROVIDER',
      'not confirmed': '/api/user?limit=10&confirmed=false',
      'confirmed customers': '/api/user?limit=10&confirmed=true&role=USER',
      'by name': '/api/user?limit=10&sort=name',
      'by name, backwards': '/api/user?limit=10&sort=name_desc',
      'by e-mail': '/api/user?limit=10&sort=email',
      'search for a number': `/api/user?limit=10&q=${sought.phone}`,
      'search for a name': '/api/user?limit=10&q=fatimetou',
      'search for a name, by name': '/api/user?limit=10&q=fatimetou&sort=name',
      details: `/api/user/${customer.id}`,
    }),
    ...of(admin, 'admin orders', {
      'first page': orders,
      'by status': `${orders}&status=REFUNDED`,
      'by status, highest total': `${orders}&status=REFUNDED&sort=highest`,
      'by restaurant': `${orders}&restaurantName=${encodeURIComponent(restaurantName)}`,
      'by restaurant and status': `${orders}&restaurantName=${encodeURIComponent(restaurantName)}&status=CANCELLED`,
      'one day': `${orders}&from=${day(30)}&to=${day(30)}`,
      'one day by status': `${orders}&from=${day(30)}&to=${day(30)}&status=CANCELLED`,
      'one day, highest total': `${orders}&from=${day(30)}&to=${day(30)}&sort=highest`,
      'names for the filter': '/api/orders/restaurant-names',
      'names that begin like what is typed': '/api/orders/restaurant-names?q=mai',
      'highest total': `${orders}&sort=highest`,
      'lowest total': `${orders}&sort=lowest`,
      oldest: `${orders}&sort=oldest`,
      'search for a code': `${orders}&q=${order.code}`,
      'search for a phone': `${orders}&q=${order.phone}`,
      'search for a name': `${orders}&q=aissata`,
      details: `/api/orders/${order.id}`,
    }),
    ...of(admin, 'admin dashboard', {
      restaurants: '/api/restaurant?scope=all&limit=10',
      'search for a restaurant': `/api/restaurant?scope=all&limit=10&q=${place}`,
      'owners to choose from': '/api/providers?limit=8',
      'search for an owner': `/api/providers?limit=8&q=${place}`,
      'providers to confirm': '/api/confirmations?limit=10',
      'restaurants to look at': '/api/confirmations/restaurants?limit=5',
      marketplace: '/api/statistics/marketplace',
    }),
    ...of(admin, 'admin settings', {
      messages: '/api/contact?limit=10',
      audit: '/api/audit?limit=10',
      'audit by action': '/api/audit?limit=10&action=order_cancelled',
      'audit of a day': `/api/audit?limit=10&from=${day(1)}&to=${day(1)}`,
    }),
    ...of(provider, 'provider', {
      restaurants: '/api/restaurant/mine?limit=100',
      'orders, newest': own,
      'orders, highest': `${own}&sort=highest`,
      'orders, delivered': `${own}&providerStatus=Delivered`,
      'orders, takeaway': `${own}&orderType=Takeaway`,
      'orders, search': `${own}&q=aissata`,
      'orders to begin with': `${own}&dueBy=${new Date(Date.now() + 3_600_000).toISOString()}`,
      'order details': `/api/orders/${order.id}`,
      menu: `/api/restaurant/${restaurant}`,
      statistics,
    }),
    {
      name: 'provider: statistics that nobody has ever counted',
      as: provider,
      path: statistics,
      before: neverCounted,
      isOnce: true,
    },
    ...of(provider, 'busy provider', {
      'orders, newest': busy,
      'orders, pending': `${busy}&providerStatus=Pending`,
      'orders, takeaway': `${busy}&orderType=Takeaway`,
      statistics: `/api/statistics/restaurant/${busyRestaurant}`,
    }),
    {
      name: 'busy provider: statistics that nobody has ever counted',
      as: provider,
      path: `/api/statistics/restaurant/${busyRestaurant}`,
      before: neverCounted,
      isOnce: true,
    },
    ...of(visitor, 'visitor', {
      'list, first page': list,
      'list, another page': `${list}&cursor=${cursorAt('marmite')}`,
      'list of a region': '/api/restaurant?limit=24&region=Adrar',
      'list of a cuisine': '/api/restaurant?limit=24&category=grill',
      'list of a region and a cuisine': '/api/restaurant?limit=24&region=Adrar&category=grill',
      'search for a name': `/api/restaurant?limit=24&q=${place}`,
      'search for a word that one in 23 has': '/api/restaurant?limit=24&q=chinguetti',
      'search for a word that all have': '/api/restaurant?limit=24&q=fish',
      'search for a word that none has': '/api/restaurant?limit=24&q=quinoa',
      'search for a dish that one in five has': '/api/restaurant?limit=24&q=yassa',
      'search for a dish by two of its words, turned': '/api/restaurant?limit=24&q=yassa%20poulet',
      'search in Arabic for two words of a dish': `/api/restaurant?limit=24&q=${encodeURIComponent('دجاج بالليمون')}`,
      'search with a wrong letter': '/api/restaurant?limit=24&q=thieboudiene',
      'open now, by kitchen time': '/api/restaurant?limit=24&open=true&sort=time',
      'by fee': '/api/restaurant?limit=24&sort=fee',
      'by rating': '/api/restaurant?limit=24&sort=rating',
      'search in a region': `/api/restaurant?limit=24&q=${place}&region=${region}`,
    }).map((screen) => ({ ...screen, before: nextVersion })),
    ...of(visitor, 'visitor', {
      menu: '/api/providers/restaurant/slug/kitchen-777',
      'one restaurant': `/api/restaurant/${restaurant}`,
      'times for later': `/api/orders/slots/${restaurant}`,
      reviews: `/api/restaurant/${restaurant}/reviews?limit=20`,
      'reviews of a busy restaurant': `/api/restaurant/${busyRestaurant}/reviews?limit=20`,
      'order by its link': `/api/orders/track/${order.token}`,
      settings: '/api/settings',
    }),
    ...of(customer, 'customer', {
      orders: `/api/orders/user/${customer.id}?limit=10`,
      'order details': `/api/orders/${order.id}`,
      sessions: '/auth/sessions',
      notifications: '/api/notifications',
      addresses: '/api/addresses',
      favourites: '/api/favourites',
    }),
  ];
}

/** The page in the middle of the order list: where an offset would have to read half of it. */
export async function middlePage(url: string, { admin }: Cast): Promise<Screen> {
  const reply = await fetch(`${url}/api/orders?limit=10&to=${day(45)}`, { headers: admin.headers });
  await reply.arrayBuffer();
  const cursor = /[?&]cursor=([^>&]*)>; rel="next"/.exec(reply.headers.get('link') ?? '')?.[1] ?? '';
  return {
    name: 'admin orders: page in the middle',
    as: admin,
    path: `/api/orders?limit=10&cursor=${cursor}`,
  };
}
