import assert from 'node:assert/strict';
import { it } from 'node:test';
import { createDelivery, type DeliveryOptions } from './index.ts';
import { watchReply, type ReplyOutcome } from '../common/index.ts';
import { StoreSource } from '../registry/index.ts';
import { goLive, temporaryStore } from '../registry/testing/fixtures.ts';
import { serveHandler } from './testing/delivery-server.ts';
import { HTML, PUBLIC_AREA } from './testing/page-site.ts';

it('names what was asked for by a pattern, never by the address', async (context) => {
  const { store } = await temporaryStore(context);
  await goLive(context, store, { name: 'mf-public', area: PUBLIC_AREA });
  await goLive(context, store, { name: 'shell' });
  const options: DeliveryOptions = {
    source: new StoreSource(store),
    documents: { '/robots.txt': () => Promise.resolve('') },
  };
  const outcomes: ReplyOutcome[] = [];
  const delivery = createDelivery(options);
  const sendRequest = await serveHandler(context, (request, response) => {
    watchReply(request, response, (outcome) => outcomes.push(outcome));
    void delivery(request, response);
  });
  const expected = [
    ['/?token=secret', '/', 200],
    ['/restaurant/secret/menu', '/restaurant/:slug/menu', 200],
    ['/secret', null, 404],
    ['/unauthorized', '/unauthorized', 200],
    ['/registry.json', '/registry.json', 200],
    ['/robots.txt', '/robots.txt', 200],
    ['/favicon.svg', '/:file', 200],
    ['/areas/mf-public/secret/main.js', '/areas/:area/:version/*', 404],
    ['/%E0%A4%A', null, 400],
  ] as const;
  for (const [address] of expected) await sendRequest(address, HTML);
  while (outcomes.length < expected.length) await new Promise((resolve) => setImmediate(resolve));
  assert.deepEqual(
    outcomes.map(({ method, route, status }) => [method, route, status]),
    expected.map(([, route, status]) => ['GET', route, status]),
  );
  assert.ok(outcomes.every(({ milliseconds }) => milliseconds > 0));
});
