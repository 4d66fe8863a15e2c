import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { AreaStatus, ReleaseHistory, ReleaseProblem, ReleasesStatus } from 'platform/contract';
import { LAPTOP } from './support/browser.ts';
import { openInteractive } from './support/rendered-pages.ts';
import { openAs, openGuest } from './support/people.ts';
import { liveVersion, storeVariant, makeLive, withLive } from './support/releases.ts';
import { withCaller } from './support/service.ts';
import { eventually } from './support/eventually.ts';
import { getProduct } from './support/stage.ts';

const AREA = 'mf-public';

function compositionOf(response: Response): string {
  return response.headers.get('x-composition') ?? '';
}

async function openHome(): Promise<Response> {
  return fetch(getProduct().address, { headers: { accept: 'text/html' } });
}

test('the gate refuses an incompatible release with a reason, and records a forced one, which fails in its region only', async () => {
  const guest = await openGuest({ viewport: LAPTOP });
  await withCaller('admin', async (admin) => {
    const before = await liveVersion(AREA);
    const refusal = async (version: string) => {
      const body = { area: AREA, version, why: 'a try' };
      const error: unknown = await admin
        .send('POST', '/platform/promote', body)
        .catch((reason: unknown) => reason);
      assert.ok(error instanceof Error && /answered 422/.test(error.message), String(error));
      return JSON.parse(error.message.slice(error.message.indexOf('{'))) as ReleaseProblem;
    };
    const other = await storeVariant(AREA, { marker: 'react99', requires: { react: '^99.0.0' } });
    const shared = await refusal(other);
    assert.match(shared.problems?.[0]?.reason ?? '', /mf-public needs react \^99\.0\.0; shell .* provides/);
    const broken = await storeVariant(AREA, { marker: 'broken', change: () => 'throw new Error("broken");' });
    const smoke = await refusal(broken);
    assert.equal(smoke.problems?.[0]?.check, 'smoke', JSON.stringify(smoke.problems));
    assert.match(smoke.problems?.[0]?.reason ?? '', /\(Visitors\) .* at \/, signed out, in en/);
    assert.equal(await liveVersion(AREA), before);
    try {
      const forced = { area: AREA, version: broken, why: 'a drill', isForced: true };
      const area = await admin.send<AreaStatus>('POST', '/platform/promote', forced);
      assert.equal(area.live.version, broken);
      await guest.page.goto('/about');
      await guest.page.getByText('This part of Maida couldn’t be loaded').waitFor();
      await guest.page.getByRole('banner').getByRole('link', { name: 'Maida' }).first().waitFor();
    } finally {
      const started = performance.now();
      await admin.send('POST', '/platform/rollback', { area: AREA, why: 'the drill is over', from: broken });
      const took = performance.now() - started;
      assert.equal(await liveVersion(AREA), before, `rolled back after ${took} ms`);
    }
    const { changes } = await admin.get<ReleaseHistory>('/platform/history?limit=2');
    assert.deepEqual(
      changes.map(({ kind, who, why }) => [kind, who, why]),
      [
        ['rollback', 'admin@maida.example', 'the drill is over'],
        ['promote', 'admin@maida.example', 'a drill'],
      ],
    );
    assert.match(changes[1]?.forced[0] ?? '', /\(Visitors\) .* at \/, signed out, in en/);
  });
  await guest.close();
});

test('pages report the health of versions to admins, by the networks that loaded them', async () => {
  // The other journeys come from one network, of which few pages count.
  const guest = await openGuest({ address: '203.0.113.40' });
  const version = await liveVersion(AREA);
  const read = () =>
    withCaller('admin', async (admin) => {
      const { areas } = await admin.get<ReleasesStatus>('/platform/releases');
      return areas.find(({ name }) => name === AREA)?.live;
    });
  const before = (await read())?.health.pageLoads ?? 0;
  // The second time the browser has the page already, and gets a token all the same.
  for (const visit of [1, 2]) {
    await openInteractive(guest.page, '/');
    // A page reports when it is left.
    await guest.page.goto('about:blank');
    await eventually(async () => {
      const live = await read();
      assert.equal(live?.version, version);
      assert.ok(live.health.pageLoads >= before + visit);
    });
  }
  await guest.close();
});

test('a canary reaches its share of the visitors and stays with them', async () => {
  const canary = await storeVariant('mf-customer', { marker: 'canary' });
  await withCaller('admin', async (admin) => {
    const target = { area: 'mf-customer', version: canary, why: 'a few first' };
    await admin.send('POST', '/platform/canary', { ...target, share: 0.5, isForced: true });
    try {
      // Servers reread the registry after a moment.
      await eventually(async () => assert.ok((await (await openHome()).text()).includes(canary)));
      const visits = await Promise.all(
        Array.from({ length: 120 }, async () => {
          const response = await openHome();
          const [cookie = ''] = (response.headers.get('set-cookie') ?? '').split(';');
          return { cookie, isCanary: (await response.text()).includes(canary) };
        }),
      );
      const count = visits.filter(({ isCanary }) => isCanary).length;
      // 60 ± 4 standard deviations.
      assert.ok(count > 38 && count < 82, `${count} of 120`);
      for (const { cookie, isCanary } of visits.slice(0, 10)) {
        const again = await fetch(getProduct().address, { headers: { accept: 'text/html', cookie } });
        assert.equal((await again.text()).includes(canary), isCanary);
      }
    } finally {
      await admin.send('POST', '/platform/rollback', {
        area: 'mf-customer',
        why: 'the try is over',
        from: canary,
      });
    }
  });
  await eventually(async () => assert.ok(!(await (await openHome()).text()).includes(canary)));
});

test('releases are for admins and pipelines alone, from this site’s own pages', async () => {
  const { address } = getProduct();
  const body = JSON.stringify({ area: AREA, why: 'no' });
  const post = (headers: Record<string, string>) =>
    fetch(`${address}/platform/rollback`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
    });
  assert.equal((await fetch(`${address}/platform/releases`)).status, 401);
  assert.equal((await post({})).status, 401);
  assert.equal((await post({ authorization: 'Bearer guessed' })).status, 401);
  const before = await liveVersion(AREA);
  await withCaller('customer', async (customer) => {
    const call = customer.send('POST', '/platform/rollback', { area: AREA, why: 'no' });
    await assert.rejects(call, /answered 403.*forbidden/);
  });
  const admin = await openAs('admin');
  const status = (await (await admin.context.request.get('/platform/releases')).json()) as ReleasesStatus;
  assert.deepEqual(
    status.areas.map(({ name }) => name),
    ['shell', 'mf-admin', 'mf-customer', 'mf-provider', 'mf-public'],
  );
  // A page of another site has the admin's cookies at best, never the token.
  const data = { area: AREA, why: 'no' };
  const withoutToken = await admin.context.request.post('/platform/rollback', { data });
  assert.deepEqual(
    [withoutToken.status(), ((await withoutToken.json()) as ReleaseProblem).code],
    [403, 'xsrf_invalid'],
  );
  await admin.close();
  assert.equal(await liveVersion(AREA), before);
});

test('admins, and nobody else, can preview an earlier composition', async () => {
  const old = compositionOf(await openHome());
  await withLive('mf-customer', async () => {
    await makeLive('mf-customer', await storeVariant('mf-customer', { marker: 'replay' }));
    let now = old;
    await eventually(async () => {
      now = compositionOf(await openHome());
      assert.notEqual(now, old);
    });
    const stranger = await fetch(`${getProduct().address}/?composition=${old}`, {
      headers: { accept: 'text/html' },
    });
    assert.equal(compositionOf(stranger), now);
    const admin = await openAs('admin');
    const replay = await admin.context.request.get(`/?composition=${old}`);
    assert.deepEqual(
      [replay.headers()['x-composition'], replay.headers()['cache-control']],
      [old, 'no-store'],
    );
    await admin.close();
  });
});
