import { createServer, get, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createDelivery } from 'platform/delivery';
import { StoreSource } from 'platform/store';
import { goLive, temporaryStore } from 'platform/store/testing';
import type { AbuseTrial } from './trial.ts';

const SECRET = 'somebody@maida.example';
/** What a page of another site asks for on a visitor's behalf, to learn the secret by the length of the reply. */
const GUESSES = ['somebody@', 'nobody@', 'somebody@maida', 'somebody@other', 'a', ''];
const ELSEWHERE = ['cross-site', 'same-site', undefined];

export const trial: AbuseTrial = {
  name: 'guess what is in a personal page by the length of its compressed reply',
  async run() {
    const endings: (() => unknown)[] = [];
    const { store } = await temporaryStore({ after: (ending) => endings.push(ending) });
    const scope = { after: (ending: () => unknown) => endings.push(ending) };
    await goLive(scope, store, { name: 'shell' });
    const mounts = [{ path: '/user', isRendered: true, roles: ['USER'] }];
    await goLive(scope, store, { name: 'mf-customer', area: { mounts } });
    const html = `<main>${SECRET}</main>`.repeat(40);
    const delivery = createDelivery({
      source: new StoreSource(store),
      renderer: {
        render: () => Promise.resolve({ html, links: [], state: { address: '/user', now: 1, queries: {} } }),
      },
      personalCall: () => () => Promise.resolve({ status: 200, headers: {}, body: '' }),
    });
    const server = createServer((request, response) => void delivery(request, response)).listen(
      0,
      '127.0.0.1',
    );
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const isCompressed = async (path: string, site: string | undefined) => {
      const headers = {
        accept: 'text/html',
        'accept-encoding': 'br',
        cookie: 'session=a',
        ...(site && { 'sec-fetch-site': site }),
      };
      const [reply] = (await once(
        get({ host: '127.0.0.1', port, path, headers, agent: false }),
        'response',
      )) as [IncomingMessage];
      reply.resume();
      return reply.headers['content-encoding'] !== undefined;
    };
    let [succeeded, bothered] = [0, 0];
    for (const guess of GUESSES)
      for (const site of ELSEWHERE) if (await isCompressed(`/user?q=${guess}`, site)) succeeded += 1;
    // A person on the site gets small pages.
    const honest = ['/user', '/user?q=a', '/user?q=b'];
    for (const path of honest) if (!(await isCompressed(path, 'same-origin'))) bothered += 1;
    server.close();
    for (const ending of endings.reverse()) await ending();
    return {
      attempts: GUESSES.length * ELSEWHERE.length,
      succeeded,
      allowed: 0,
      honest: honest.length,
      bothered,
    };
  },
};
