import type { AreaStatus, ReleaseHistory, ReleaseProblem, ReleasesStatus } from 'platform/contract';
import { LAPTOP } from './support/browser.ts';
import { expect, test } from './support/journey.ts';
import type { Product } from './support/product.ts';
import { keepLive, liveVersion, makeLive, storeVariant } from './support/releases.ts';
import { HTML, openInteractive } from './support/rendered-pages.ts';

const AREA = 'mf-public';

function compositionOf(response: Response): string {
  return response.headers.get('x-composition') ?? '';
}

async function openHome({ address }: Product, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(address, { headers: { ...HTML, ...headers } });
}

test('the gate refuses an incompatible release with a reason, and records a forced one, which fails in its region only', async ({
  guest,
  product,
  service,
  faults,
}) => {
  faults.expect(/^uncaught: broken$/, /^console: The area mf-public could not be loaded\./);
  const admin = await service.as('admin');
  const before = await keepLive(product, service, AREA);
  const refusal = async (version: string) => {
    const body = { area: AREA, version, why: 'a try' };
    const answer = await admin.send('POST', '/platform/promote', body).then(JSON.stringify, String);
    expect(answer).toContain('answered 422');
    return JSON.parse(answer.slice(answer.indexOf('{'))) as ReleaseProblem;
  };
  const other = await storeVariant(product, AREA, { marker: 'react99', requires: { react: '^99.0.0' } });
  const shared = await refusal(other);
  expect(shared.problems?.[0]?.reason).toMatch(/mf-public needs react \^99\.0\.0; shell .* provides/);
  const change = () => 'throw new Error("broken");';
  const broken = await storeVariant(product, AREA, { marker: 'broken', change });
  const smoke = await refusal(broken);
  expect(smoke.problems?.[0]?.check, JSON.stringify(smoke.problems)).toBe('smoke');
  expect(smoke.problems?.[0]?.reason).toMatch(/\(Visitors\) .* at \/, signed out, in en/);
  expect(await liveVersion(product, AREA)).toBe(before);

  const forced = { area: AREA, version: broken, why: 'a drill', isForced: true };
  const area = await admin.send<AreaStatus>('POST', '/platform/promote', forced);
  expect(area.live.version).toBe(broken);
  const page = await guest({ viewport: LAPTOP });
  await page.goto('/about');
  await expect(page.getByText('This part of Maida couldn’t be loaded')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Maida' }).first()).toBeVisible();

  await admin.send('POST', '/platform/rollback', { area: AREA, why: 'the drill is over', from: broken });
  expect(await liveVersion(product, AREA)).toBe(before);
  const { changes } = await admin.get<ReleaseHistory>('/platform/history?limit=2');
  expect(changes.map(({ kind, who, why }) => [kind, who, why])).toEqual([
    ['rollback', 'admin@maida.example', 'the drill is over'],
    ['promote', 'admin@maida.example', 'a drill'],
  ]);
  expect(changes[1]?.forced[0]).toMatch(/\(Visitors\) .* at \/, signed out, in en/);
});

test('pages report the health of versions to admins, by the networks that loaded them', async ({
  guest,
  product,
  service,
}) => {
  // The other journeys come from one network, of which few pages count.
  const page = await guest({ address: '203.0.113.40' });
  const version = await liveVersion(product, AREA);
  const admin = await service.as('admin');
  const read = async () => {
    const { areas } = await admin.get<ReleasesStatus>('/platform/releases');
    return areas.find(({ name }) => name === AREA)?.live;
  };
  const before = (await read())?.health.pageLoads ?? 0;
  // The second time the browser has the page already, and gets a token all the same.
  for (const visit of [1, 2]) {
    await openInteractive(page, '/');
    // A page reports when it is left.
    await page.goto('about:blank');
    await expect(async () => {
      const live = await read();
      expect(live?.version).toBe(version);
      expect(live?.health.pageLoads).toBeGreaterThanOrEqual(before + visit);
    }).toPass();
  }
});

test('a canary reaches its share of the visitors and stays with them', async ({ product, service }) => {
  const canary = await storeVariant(product, 'mf-customer', { marker: 'canary' });
  const admin = await service.as('admin');
  const target = { area: 'mf-customer', version: canary, why: 'a few first' };
  await admin.send('POST', '/platform/canary', { ...target, share: 0.5, isForced: true });
  const rollBack = service.undoLater(() =>
    admin.send('POST', '/platform/rollback', {
      area: 'mf-customer',
      why: 'the try is over',
      from: canary,
    }),
  );
  // Servers reread the registry after a moment.
  await expect(async () => expect(await (await openHome(product)).text()).toContain(canary)).toPass();
  const visits = await Promise.all(
    Array.from({ length: 120 }, async () => {
      const response = await openHome(product);
      const [cookie = ''] = (response.headers.get('set-cookie') ?? '').split(';');
      return { cookie, isCanary: (await response.text()).includes(canary) };
    }),
  );
  const count = visits.filter(({ isCanary }) => isCanary).length;
  // 60 ± 4 standard deviations.
  expect(count).toBeGreaterThan(38);
  expect(count).toBeLessThan(82);
  for (const { cookie, isCanary } of visits.slice(0, 10)) {
    const again = await openHome(product, { cookie });
    expect((await again.text()).includes(canary)).toBe(isCanary);
  }
  await rollBack();
  await expect(async () => expect(await (await openHome(product)).text()).not.toContain(canary)).toPass();
});

test('releases are for admins and pipelines alone, from this site’s own pages', async ({
  admin,
  product,
  service,
}) => {
  const { address } = product;
  const data = { area: AREA, why: 'no' };
  const post = (headers: Record<string, string>) =>
    fetch(`${address}/platform/rollback`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(data),
    });
  expect((await fetch(`${address}/platform/releases`)).status).toBe(401);
  expect((await post({})).status).toBe(401);
  expect((await post({ authorization: 'Bearer guessed' })).status).toBe(401);
  const before = await liveVersion(product, AREA);
  const customer = await service.as('customer');
  await expect(customer.send('POST', '/platform/rollback', data)).rejects.toThrow(/answered 403.*forbidden/);
  const { request } = await admin();
  const status = (await (await request.get('/platform/releases')).json()) as ReleasesStatus;
  const names = ['shell', 'mf-admin', 'mf-customer', 'mf-provider', 'mf-public'];
  expect(status.areas.map(({ name }) => name)).toEqual(names);
  // A page of another site has the admin's cookies at best, never the token.
  const withoutToken = await request.post('/platform/rollback', { data });
  expect(withoutToken.status()).toBe(403);
  expect(await withoutToken.json()).toMatchObject({ code: 'xsrf_invalid' });
  expect(await liveVersion(product, AREA)).toBe(before);
});

test('admins, and nobody else, can preview an earlier composition', async ({ admin, product, service }) => {
  const old = compositionOf(await openHome(product));
  await keepLive(product, service, 'mf-customer');
  const version = await storeVariant(product, 'mf-customer', { marker: 'replay' });
  await makeLive(product, 'mf-customer', version);
  let now = old;
  await expect(async () => {
    now = compositionOf(await openHome(product));
    expect(now).not.toBe(old);
  }).toPass();
  const stranger = await fetch(`${product.address}/?composition=${old}`, { headers: HTML });
  expect(compositionOf(stranger)).toBe(now);
  const { request } = await admin();
  const headers = (await request.get(`/?composition=${old}`)).headers();
  expect(headers).toMatchObject({ 'x-composition': old, 'cache-control': 'no-store' });
});
