import { once } from 'node:events';
import { createServer, get, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createDelivery } from 'platform/delivery';
import { StoreSource } from 'platform/registry';
import { goLive, temporaryStore, type Scope } from 'platform/registry/testing';
import type { AbuseTrial } from './trial.ts';
import { withScope } from './with-scope.ts';

const SECRET = 'somebody@maida.example';
/** What a page of another site asks for on a visitor's behalf, to learn the secret by the length of the reply. */
const GUESSES = ['somebody@', 'nobody@', 'somebody@maida', 'somebody@other', 'a', ''];
const ELSEWHERE = ['cross-site', 'same-site', undefined];

/** Serves a personal page with the secret on it. @returns the server, listening */
async function servePersonalPage(scope: Scope): Promise<Server> {
  const { store } = await temporaryStore(scope);
  await goLive(scope, store, { name: 'shell' });
  const mounts = [{ path: '/user', isRendered: true, roles: ['USER'] }];
  await goLive(scope, store, { name: 'mf-customer', area: { mounts } });
  const html = `<main>${SECRET}</main>`.repeat(40);
  const state = { address: '/user', now: 1, queries: {} };
  const delivery = createDelivery({
    source: new StoreSource(store),
    renderer: { render: () => Promise.resolve({ html, links: [], state }) },
    personalCall: () => Promise.resolve(() => Promise.resolve({ status: 200, headers: {}, body: '' })),
  });
  const server = createServer((request, response) => void delivery(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  scope.after(() => server.close());
  return server;
}

export const trial: AbuseTrial = {
  name: 'guess what is in a personal page by the length of its compressed reply',
  run: () =>
    withScope(async (scope) => {
      const { port } = (await servePersonalPage(scope)).address() as AddressInfo;
      const isCompressed = async (path: string, site: string | undefined) => {
        const headers = {
          ...{ accept: 'text/html', 'accept-encoding': 'br', cookie: 'session=a' },
          ...(site && { 'sec-fetch-site': site }),
        };
        const request = get({ host: '127.0.0.1', port, path, headers, agent: false });
        const [reply] = (await once(request, 'response')) as [IncomingMessage];
        reply.resume();
        return reply.headers['content-encoding'] !== undefined;
      };
      let [succeeded, bothered] = [0, 0];
      for (const guess of GUESSES)
        for (const site of ELSEWHERE) if (await isCompressed(`/user?q=${guess}`, site)) succeeded += 1;
      // A person on the site gets small pages.
      const honest = ['/user', '/user?q=a', '/user?q=b'];
      for (const path of honest) if (!(await isCompressed(path, 'same-origin'))) bothered += 1;
      const attempts = GUESSES.length * ELSEWHERE.length;
      return { attempts, succeeded, allowed: 0, honest: honest.length, bothered };
    }),
};
