import type pg from 'pg';

/**
 * How much there is. What one look shows should not grow with it, so that growth is that of what is passed over: a
 * restaurant has as many orders in both sizes, but for the busy one with every 37th order, of which as many are
 * pending; and a number is that of one person, order or restaurant, with as many digits.
 */
export interface Size {
  readonly users: number;
  readonly restaurants: number;
  readonly orders: number;
  readonly messages: number;
  readonly entries: number;
}

const DISHES = 12;
/** One order in so many is the busy restaurant's; and how many of its last ones are pending. */
const BUSY = 37;
const BUSY_PENDING = 4;
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Ids like the service's: the first 48 bits are the instant, so that rows close in time are close on disk. */
const FUNCTIONS = `
  CREATE FUNCTION bench_id(at timestamptz, kind text, n bigint) RETURNS uuid IMMUTABLE LANGUAGE sql RETURN
    (lpad(to_hex((extract(epoch FROM at) * 1000)::bigint), 12, '0') || '7' || substr(md5(kind || n), 1, 3) || '8'
     || substr(md5(kind || n), 4, 15))::uuid;
  CREATE FUNCTION bench_code(n bigint) RETURNS text IMMUTABLE LANGUAGE sql RETURN
    (SELECT substr(c, 1, 3) || '-' || substr(c, 4)
     FROM (SELECT string_agg(substr('${ALPHABET}', (v / (30 ^ p)::bigint % 30)::int + 1, 1), '' ORDER BY p) AS c
           FROM (SELECT n * 611953 % 729000000 AS v) AS s, generate_series(0, 5) AS p) AS t)`;

const NAMES = `ARRAY['Aissata', 'Brahim', 'Cheikh', 'Dieynaba', 'Ely', 'Fatimetou', 'Hamady', 'Mariem', 'Sidi', 'Zeinabou']`;
const SURNAMES = `ARRAY['Ba', 'Diallo', 'Fall', 'Ly', 'Mint Ahmed', 'Ould Cheikh', 'Sall', 'Sow', 'Sy', 'Thiam', 'Wane']`;

const HOUSES = `ARRAY['Auberge', 'Baobab', 'Cuisine', 'Dune', 'Etoile', 'Grill', 'Jardin', 'Maison', 'Marmite', 'Oasis',
  'Palais', 'Sahel', 'Snack', 'Source', 'Table', 'Tente']`;
const PLACES = `ARRAY['Adrar', 'Aleg', 'Amourj', 'Atar', 'Awdaghost', 'Boghe', 'Boutilimit', 'Chami', 'Chinguetti', 'Kaedi', 'Kiffa',
  'Koumbi', 'Maghama', 'Nema', 'Ouadane', 'Oualata', 'Rosso', 'Selibaby', 'Tagant', 'Tichitt', 'Tidjikja', 'Timbedra', 'Tintane']`;

/** Of which each restaurant has twelve, so that one in five has a dish. Written as the service folds them. */
const MENU = `ARRAY['accras', 'atay', 'attieke', 'banane flambee', 'beignets', 'bissap', 'bouye', 'brochettes', 'burger maison',
  'calamars frits', 'capitaine braise', 'chawarma', 'couscous royal', 'crepes', 'dibi', 'domoda', 'fattouche', 'fataya', 'foie grille',
  'foul', 'frites', 'gateau', 'gingembre', 'gombo', 'harira', 'hakko', 'houmous', 'jus de mangue', 'kebab', 'kefta', 'lait caille',
  'lasagnes', 'maafe', 'maru we-llham', 'mechoui', 'merguez', 'mhamsa', 'moussaka', 'mulet fume', 'nems', 'omelette', 'pastels',
  'pastilla', 'pates', 'pizza reine', 'poulet fume', 'poulet roti', 'poulet yassa', 'salade', 'sandwich', 'soupe kandia', 'sushi',
  'tabboule', 'tagine', 'tajine', 'thiakry', 'thieboudienne', 'thon grille', 'tiramisu', 'zrig']`;
/** The kth dish of the nth restaurant. */
const dishName = (n: string, k: string) => `(${MENU})[(${n} * 5 + ${k} * 7) % 60 + 1]`;
/** Its Arabic name, of two words: one in ten begins alike, and one in six ends alike. */
const ARABIC = `ARRAY['ارز', 'حساء', 'خبز', 'دجاج', 'سلطه', 'سمك', 'عصير', 'كسكس', 'لحم', 'مشوي']`;
const ARABIC_MORE = `ARRAY['بالبصل', 'بالخضر', 'بالليمون', 'بالنعناع', 'حار', 'الدار']`;
const arabicName = (n: string, k: string) =>
  `(${ARABIC})[(${n} + ${k}) % 10 + 1] || ' ' || (${ARABIC_MORE})[(${n} * 5 + ${k}) % 6 + 1]`;
const arabicTexts = (name: string) => `jsonb_build_object('ar', jsonb_build_object('name', ${name}))`;
const menuOf = (n: string) =>
  `(SELECT string_agg(${dishName(n, 'k')} || E'\\n' || ${arabicName(n, 'k')}, E'\\n') FROM generate_series(0, ${DISHES - 1}) AS k)`;

/** Six digits, unique per restaurant. */
const restaurantNumber = (n: string) => `(100000 + ${n} * 617339 % 900000)`;

/** Name of the nth restaurant: one in 16 has the same first word, one in 23 the same second word. */
export function restaurantName(n: string): string {
  return `((${HOUSES})[${n} % 16 + 1] || ' ' || (${PLACES})[${n} % 23 + 1] || ' ' || ${restaurantNumber(n)})`;
}

/** Its Arabic name. */
const arabicHouse = (n: string) => `('مطعم ' || ${restaurantNumber(n)})`;

/** Ten unique digits for any size; `factor` is odd and no multiple of five. */
const phoneNumber = (factor: number) => `lpad((n * ${factor} % 10000000000)::text, 10, '0')`;

/** Users registered evenly over 300 days, up to 100 days ago; the first ones own the restaurants. */
function userId({ users }: Size, n: string): string {
  return `bench_id(now() - interval '400 days' + ${n} * interval '300 days' / ${users}, 'user', ${n})`;
}

function usersSql(size: Size): string {
  return `
    INSERT INTO app_user (id, email, password_hash, firstname, lastname, phone, role, confirmed, sort_name, search_text,
      created_at, updated_at)
    SELECT ${userId(size, 'n')}, 'u' || n || '@bench.example', 'x', first, last, phone,
      CASE WHEN n <= ${size.restaurants} THEN 'PROVIDER' ELSE 'USER' END, n % 50 <> 0, lower(last || ' ' || first),
      lower(concat_ws(E'\\n', first, last, 'u' || n || '@bench.example', phone)), at, at
    FROM (SELECT n, now() - interval '400 days' + n * interval '300 days' / ${size.users} AS at,
            (${NAMES})[n % 10 + 1] AS first, (${SURNAMES})[n % 11 + 1] AS last,
            ${phoneNumber(6_180_339_887)} AS phone
          FROM generate_series(1, ${size.users}::bigint) AS n) AS u`;
}

/** Two of three restaurants have options, times for later and promotions, the two that are looked at among them. */
const hasAll = (n: string) => `${n} % 3 <> 0`;

/** The kth promotion of the nth restaurant. @param code as SQL */
function promotionOf(n: string, k: string, code: string): string {
  return `jsonb_build_object('id', bench_id('2026-01-01', 'promotion', ${n} * 10 + ${k}), 'kind', 'percent', 'value', 10,
    'code', ${code}::text, 'minimum', 50, 'from', NULL, 'until', NULL, 'total', 100, 'perCustomer', 3)`;
}

function restaurantsSql(size: Size): string {
  const source = `generate_series(1, ${size.restaurants}::bigint) AS n`;
  const id = (kind: string) => `bench_id('2026-01-01', '${kind}', n)`;
  return `
    INSERT INTO provider (id, user_id, slug, name, created_at, updated_at)
    SELECT ${id('provider')}, ${userId(size, 'n')}, 'kitchen-' || n, 'Owner ' || n, now(), now() FROM ${source};
    INSERT INTO restaurant (id, provider_id, owner_id, slug, is_confirmed, name, sort_name, search_text, description,
      category, region, phone, schedule, is_closed, opening_due_at, has_orders, menu_text, prep_minutes, delivery_fee,
      language, translations, later_orders, promotions, created_at, updated_at)
    SELECT ${id('restaurant')}, ${id('provider')}, ${userId(size, 'n')}, 'kitchen-' || n, n % 50 <> 0, ${restaurantName('n')},
      lower(${restaurantName('n')}), lower(${restaurantName('n')}) || E'\\n' || ${arabicHouse('n')} || E'\\nrice and fish\\n' || menu, 'Rice and fish',
      (ARRAY['mauritanian', 'senegalese', 'moroccan', 'grill', 'seafood'])[n % 5 + 1],
      (ARRAY['Trarza', 'Adrar', 'Gorgol', 'Nouakchott Ouest', 'Nouakchott Nord', 'Nouakchott Sud'])[n % 6 + 1],
      '2255010101', '{"week": [[], [], [], [], [], [], []], "exceptions": [], "pausedUntil": null}', n % 3 = 0,
      'infinity', TRUE, menu, 10 + n * 7 % 50, n * 11 % 20 * 1000,
      'fr', ${arabicTexts(arabicHouse('n'))},
      CASE WHEN ${hasAll('n')} THEN '{"slotMinutes": 30, "slotCapacity": 4, "leadMinutes": 60, "days": 3}'::jsonb END,
      CASE WHEN ${hasAll('n')} THEN jsonb_build_array(${promotionOf('n', '0', 'NULL')}, ${promotionOf('n', '1', "'ETE'")}) END,
      now(), now()
    FROM (SELECT n, ${menuOf('n')} AS menu FROM ${source}) AS r;
    INSERT INTO menu_category (id, restaurant_id, name, position)
    SELECT ${id('category')}, ${id('restaurant')}, 'All', 0 FROM ${source};
    INSERT INTO option_group (id, restaurant_id, name, min, max, free, is_repeatable, position)
    SELECT ${id('group')}, ${id('restaurant')}, 'Taille', 0, 1, 0, FALSE, 0 FROM ${source} WHERE ${hasAll('n')};
    INSERT INTO menu_option (id, group_id, name, price, position)
    SELECT bench_id('2026-01-01', 'option', n * 10 + k), ${id('group')}, 'Taille ' || k, k * 500, k
    FROM ${source}, generate_series(0, 2) AS k WHERE ${hasAll('n')} ORDER BY n, k;
    INSERT INTO order_slot (restaurant_id, starts_at, taken, capacity)
    SELECT ${id('restaurant')}, date_trunc('hour', now()) + k * interval '30 minutes', 1, 4
    FROM ${source}, generate_series(2, 6) AS k WHERE ${hasAll('n')} ORDER BY n, k;
    INSERT INTO promotion_use (restaurant_id, customer, promotion_id, taken, capacity, used_at)
    SELECT ${id('restaurant')}, CASE k WHEN 0 THEN '' ELSE '22' || lpad(k::text, 8, '0') END,
      bench_id('2026-01-01', 'promotion', n * 10), CASE k WHEN 0 THEN 20 ELSE 1 END, CASE k WHEN 0 THEN 100 ELSE 3 END, now()
    FROM ${source}, generate_series(0, 20) AS k WHERE ${hasAll('n')} ORDER BY n, k;
    INSERT INTO menu_item (id, restaurant_id, category_id, name, translations, price, position, option_groups)
    SELECT bench_id('2026-01-01', 'item', n * 100 + k), ${id('restaurant')}, ${id('category')},
      ${dishName('n', 'k')}, ${arabicTexts(arabicName('n', 'k'))},
      3000 + k * 500, k, CASE WHEN ${hasAll('n')} AND k < 3 THEN ARRAY[${id('group')}] ELSE '{}' END
    FROM ${source}, generate_series(0, ${DISHES - 1}) AS k ORDER BY n, k;
    INSERT INTO search_word (variant, word)
    SELECT DISTINCT variant, word
    FROM (SELECT DISTINCT w AS word
          FROM restaurant, regexp_split_to_table(concat_ws(' ', sort_name, category, menu_text), '[^[:alpha:]]+') AS w
          WHERE length(w) BETWEEN 4 AND 24) AS words, search_variants(word) AS variant`;
}

/** Orders of 90 days, evenly over day and night, so that the hour of the measurement does not matter. */
function ordersSql(size: Size): string {
  return `
    CREATE UNLOGGED TABLE bench_order AS
    SELECT n, at, bench_id(at, 'order', n) AS id, bench_code(n) AS code,
      CASE WHEN n % ${BUSY} = 0 THEN 1 ELSE n * 7907 % ${size.restaurants} + 1 END AS restaurant,
      CASE WHEN n % 10 = 5 THEN 900 ELSE 0 END AS discount,
      CASE WHEN n % 2 = 0 THEN n * 6007 % ${size.users} + 1 END AS customer,
      CASE WHEN at > now() - interval '10 minutes' THEN 'pending'
           WHEN n % ${BUSY} = 0 AND n > ${size.orders - BUSY * BUSY_PENDING} THEN 'pending' WHEN n % 25 = 0 THEN 'rejected'
           WHEN n % 25 = 1 THEN 'expired' WHEN n % 25 = 2 THEN 'cancelled' WHEN n % 100 = 3 THEN 'refunded'
           ELSE 'delivered' END AS stage,
      (${NAMES})[n % 10 + 1] || ' ' || (${SURNAMES})[n % 11 + 1] AS name,
      ${phoneNumber(7_320_508_077)} AS phone
    FROM (SELECT n, now() - interval '90 days' + n * interval '90 days' / ${size.orders} AS at
          FROM generate_series(1, ${size.orders}::bigint) AS n) AS o;
    INSERT INTO customer_order (id, code, tracking_token, restaurant_id, user_id, stage, status, order_type,
      customer_name, phone, address, payment_method, subtotal, delivery_fee, discount, promotion, total, search_text, expires_at,
      accepted_at, version, created_at, updated_at, lines)
    SELECT id, code, substr(md5(n::text), 1, 22), bench_id('2026-01-01', 'restaurant', restaurant),
      ${userId(size, 'customer')}, stage,
      CASE stage WHEN 'pending' THEN 'PENDING' WHEN 'delivered' THEN 'COMPLETED' WHEN 'refunded' THEN 'REFUNDED'
        ELSE 'CANCELLED' END,
      CASE WHEN n % 3 = 0 THEN 'Takeaway' ELSE 'Delivery' END, name, phone, 'Îlot ' || n % 100, 'cash',
      9000 + n % 20 * 500, 0, discount, CASE WHEN discount > 0 THEN jsonb_build_object('id',
        bench_id('2026-01-01', 'promotion', restaurant * 10), 'kind', 'percent', 'value', 10, 'code', NULL, 'customers', '[]'::jsonb) END,
      9000 + n % 20 * 500 - discount, lower(concat_ws(E'\\n', code, replace(code, '-', ''), phone, name)),
      CASE WHEN stage = 'pending' THEN now() + interval '1 day' END,
      CASE WHEN stage IN ('delivered', 'refunded') THEN at + (30 + n % 400) * interval '1 second' END, 3, at, at,
      (SELECT jsonb_agg(jsonb_build_object('id', bench_id(at, 'line', n * 10 + k), 'item_id',
         bench_id('2026-01-01', 'item', restaurant * 100 + (n + k) % ${DISHES}), 'name', 'Dish ' || (n + k) % ${DISHES},
         'quantity', 1, 'price', 4500, 'note', NULL) ORDER BY k) FROM generate_series(1, 2) AS k)
    FROM bench_order ORDER BY n;
    INSERT INTO order_event (order_id, version, stage, actor, at)
    SELECT id, v, (ARRAY['pending', 'confirmed', stage])[v], 'provider', at + v * interval '3 minutes'
    FROM bench_order, generate_series(1, 3) AS v ORDER BY n, v;
    INSERT INTO order_change (id, order_id, proposed_by, proposed_at, note, lines, difference, outcome, answered_at, answered_by)
    SELECT bench_id(at, 'change', n), id, 'customer', at, 'Without onions', '[]', 0, 'accepted', at, 'provider'
    FROM bench_order WHERE n % 20 = 6 ORDER BY n;
    INSERT INTO review (id, order_id, restaurant_id, rating, text, author, created_at, updated_at)
    SELECT bench_id(at, 'review', n), id, bench_id('2026-01-01', 'restaurant', restaurant), 3 + n % 3, 'Good', 'Salma B.',
      at + interval '1 day', at + interval '1 day'
    FROM bench_order WHERE stage = 'delivered' AND n % 5 = 4 ORDER BY n;
    DROP TABLE bench_order;
    UPDATE restaurant r SET rating_count = v.count, rating_sum = v.sum
    FROM (SELECT restaurant_id, count(*), sum(rating) FROM review GROUP BY restaurant_id) AS v
    WHERE v.restaurant_id = r.id`;
}

/** Favourites, addresses and notifications: the same few per person at any size. */
function personalSql(size: Size): string {
  const source = `generate_series(1, ${size.users}::bigint) AS n, generate_series(1, 3) AS k`;
  return `
    INSERT INTO favourite (user_id, restaurant_id, created_at)
    SELECT ${userId(size, 'n')}, bench_id('2026-01-01', 'restaurant', (n * 3 + k * 331) % ${size.restaurants} + 1), now()
    FROM ${source} ON CONFLICT DO NOTHING;
    INSERT INTO notification (user_id, id, kind, params)
    SELECT ${userId(size, 'n')}, 1760000000000 + n * 10 + k, 'account_confirmed', '{}' FROM ${source};
    INSERT INTO address (id, user_id, label, address, is_default, created_at, updated_at)
    SELECT bench_id('2026-02-01', 'address', n * 10 + k), ${userId(size, 'n')}, 'Home', 'Ksar 12', k = 1, now(), now()
    FROM ${source}`;
}

/** Messages and audit entries of 70 days, in order of time. */
function logsSql({ messages, entries }: Size): string {
  return `
    INSERT INTO contact_message (id, name, email, message, search_text, created_at)
    SELECT bench_id(at, 'message', n), 'Sender ' || n, n || '@bench.example', 'At what time?', 'sender ' || n, at
    FROM (SELECT n, now() - n * interval '70 days' / ${messages} AS at FROM generate_series(1, ${messages}::bigint) AS n) AS m ORDER BY at;
    INSERT INTO audit_entry (id, at, action, actor_id, role, object_kind, object_id, object_label, network, changes)
    SELECT bench_id(at, 'entry', n), at, (ARRAY['user_confirmed', 'order_cancelled', 'user_updated'])[n % 3 + 1],
      bench_id('2026-01-01', 'admin', n % 7), 'ADMIN', 'user', bench_id('2026-01-01', 'object', n % 1000),
      'a…@bench.example', '192.0.2.0/24', '[]'
    FROM (SELECT n, now() - n * interval '70 days' / ${entries} AS at FROM generate_series(1, ${entries}::bigint) AS n) AS e ORDER BY at`;
}

/** Indexes of the large tables, created after loading, which is much faster. */
const INDEXES = `
  SELECT indexrelid::regclass::text AS name, pg_get_indexdef(indexrelid) AS definition FROM pg_index
  WHERE indrelid IN ('customer_order'::regclass, 'app_user'::regclass) AND NOT indisunique`;

/** Fills an empty, migrated database in the shape of the service's own data. */
export async function loadData(client: pg.Client, size: Size): Promise<void> {
  await client.query(
    `SET session_replication_role = replica; SET synchronous_commit = off; SET timezone = 'UTC'`,
  );
  await client.query(`SET maintenance_work_mem = '256MB'; SET work_mem = '64MB'; ${FUNCTIONS}`);
  const { rows } = await client.query<{ name: string; definition: string }>(INDEXES);
  for (const { name } of rows) await client.query(`DROP INDEX ${name}`);
  // One transaction has one `now()`, from which accounts get their ids.
  await client.query('BEGIN');
  for (const sql of [usersSql, restaurantsSql, ordersSql, personalSql, logsSql])
    await client.query(sql(size));
  await client.query('COMMIT');
  for (const { definition } of rows) await client.query(definition);
  await client.query('VACUUM (INDEX_CLEANUP ON, ANALYZE)');
}
