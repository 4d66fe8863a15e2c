import { restaurantName } from './load-data.ts';
import type { FilledService } from './open-filled.ts';

/** The user that a search by number finds. */
const SOUGHT = `SELECT substr(r.name, strpos(r.name, ' ') + 1) AS place, r.region, u.phone FROM restaurant r, app_user u
  WHERE r.slug = 'kitchen-780' AND u.email = 'u101@bench.example'`;

/** Ids that the loaded data has; see `loadData`. */
const restaurantId = (n: number) => `bench_id('2026-01-01', 'restaurant', ${n})`;

export interface Person {
  readonly id: string;
  /** Headers of a signed-in browser. */
  readonly headers: Readonly<Record<string, string>>;
}

/** The users of the screens, and the rows that they look at. */
export interface Cast {
  readonly admin: Person;
  readonly provider: Person;
  readonly customer: Person;
  readonly visitor: Person;
  /** An average restaurant and one with 300 orders a day; both belong to the provider. */
  readonly restaurant: string;
  readonly busyRestaurant: string;
  readonly restaurantName: string;
  /** Searches with one result each: a restaurant by name and number (in `region`), an account by phone number. */
  readonly sought: { readonly place: string; readonly region: string; readonly phone: string };
  /** An order of the first restaurant, by the customer. */
  readonly order: {
    readonly id: string;
    readonly code: string;
    readonly phone: string;
    readonly token: string;
  };
}

async function register(url: string, name: string): Promise<Person> {
  const start = await fetch(`${url}/auth/me`);
  const jar = new Map<string, string>();
  const storeCookies = (response: Response) => {
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';', 1);
      jar.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
    }
  };
  storeCookies(start);
  const headers = () => ({
    cookie: [...jar].map(([key, value]) => `${key}=${value}`).join('; '),
    'x-xsrf-token': jar.get('XSRF-TOKEN') ?? '',
    'sec-fetch-site': 'same-origin',
    'content-type': 'application/json',
  });
  const account = { email: `${name}@bench.example`, password: 'bench-password' };
  const body = JSON.stringify({ ...account, confirmPassword: account.password });
  const made = await fetch(`${url}/api/user`, { method: 'POST', headers: headers(), body });
  const { id } = (await made.json()) as { id: string };
  storeCookies(
    await fetch(`${url}/auth/login`, { method: 'POST', headers: headers(), body: JSON.stringify(account) }),
  );
  const { cookie } = headers();
  return { id, headers: { cookie } };
}

/** Fills a long-standing customer's lists: favourites, notifications and addresses. */
const CUSTOMER_SQL = [
  `INSERT INTO favourite (user_id, restaurant_id, created_at)
   SELECT $1, bench_id('2026-01-01', 'restaurant', n * 7 % 1000 + 1), now() FROM generate_series(1, 20::bigint) AS n`,
  `INSERT INTO notification (user_id, id, kind, params)
   SELECT $1, 1760000000000 + n, 'account_confirmed', '{}' FROM generate_series(1, 100) AS n`,
  `INSERT INTO address (id, user_id, label, address, is_default, created_at, updated_at)
   SELECT bench_id(now(), 'address', n), $1, 'Home ' || n, 'Ksar ' || n, n = 1, now(), now()
   FROM generate_series(1, 5) AS n`,
];

/** Creates the users of the screens, and assigns some of the data to them. */
export async function makeCast({ url, client }: FilledService): Promise<Cast> {
  const [admin, provider, customer] = [
    await register(url, 'admin'),
    await register(url, 'provider'),
    await register(url, 'customer'),
  ];
  const roles = { ADMIN: admin, PROVIDER: provider };
  for (const [role, { id }] of Object.entries(roles)) {
    await client.query('UPDATE app_user SET role = $2, confirmed = TRUE WHERE id = $1', [id, role]);
  }
  // An admin has no power before a second factor.
  await client.query('UPDATE session SET passkey_at = now() WHERE user_id = $1', [admin.id]);
  const own = `id IN (${restaurantId(1)}, ${restaurantId(2)})`;
  await client.query(`UPDATE restaurant SET owner_id = $1 WHERE ${own}`, [provider.id]);
  await client.query(
    `UPDATE customer_order SET user_id = $1 WHERE id IN (
       SELECT id FROM customer_order WHERE restaurant_id = ${restaurantId(2)} AND stage = 'delivered'
       ORDER BY created_at DESC LIMIT 40)`,
    [customer.id],
  );
  for (const sql of CUSTOMER_SQL) await client.query(sql, [customer.id]);
  const { rows } = await client.query<Cast['order'] & Record<'restaurant' | 'busy' | 'name', string>>(
    `SELECT id, code, phone, tracking_token AS token, ${restaurantName('2')} AS name, ${restaurantId(2)} AS restaurant, ${restaurantId(1)} AS busy FROM customer_order
     WHERE user_id = $1 ORDER BY created_at DESC LIMIT 1`,
    [customer.id],
  );
  const [order] = rows;
  if (!order) throw new Error('The customer has no order');
  const [sought] = (await client.query<Cast['sought']>(SOUGHT)).rows;
  if (!sought) throw new Error('Nobody is there to be sought');
  // VACUUM, as after a quiet night: index-only scans need the visibility map.
  await client.query('VACUUM (INDEX_CLEANUP ON, ANALYZE)');
  const visitor = { id: '', headers: {} };
  return {
    admin,
    provider,
    customer,
    visitor,
    restaurant: order.restaurant,
    busyRestaurant: order.busy,
    restaurantName: order.name,
    sought,
    order,
  };
}
