import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { after, test } from 'node:test';
import { createLogger, type Service } from 'backend';
import { createTeamNotifier } from './notify-team.ts';

const EVENT = {
  area: 'mf-public',
  version: '2.0.0',
  live: '1.0.0',
  why: 'it failed.',
  team: 'Visitors',
  teamMail: 'team@example.org',
};
const log = createLogger('silent');

/** A service that notes which mails are queued. */
function serviceOf(addresses: unknown[]): Pick<Service, 'context'> {
  const execute = (_statement: unknown, values: readonly unknown[]) => {
    addresses.push(values[2]);
    return Promise.resolve(1);
  };
  const context = { db: { execute }, clock: Date.now, config: { publicUrl: null } };
  return { context: () => context as unknown as ReturnType<Service['context']> };
}

const bodies: string[] = [];
const receiver = createServer((request, response) => {
  request.on('data', (chunk: Buffer) => bodies.push(chunk.toString()));
  request.on('end', () => response.writeHead(204).end());
});
after(() => receiver.close());

test('the team and the operator get a mail each, and the webhook is called without the addresses', async () => {
  receiver.listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  const bound = receiver.address();
  const port = typeof bound === 'object' && bound ? bound.port : 0;
  const addresses: unknown[] = [];
  const settings = {
    operatorMail: 'ops@example.org',
    webhook: { url: `http://127.0.0.1:${String(port)}/`, secret: 'a secret' },
  };
  const notifier = createTeamNotifier({
    settings,
    service: serviceOf(addresses),
    log,
    origin: 'http://localhost',
  });
  const called = once(receiver, 'request');
  notifier.notify(EVENT);
  const [request] = (await called) as [NodeJS.ReadableStream];
  await once(request, 'end');
  assert.deepEqual(addresses, ['team@example.org', 'ops@example.org']);
  assert.match(bodies.join(''), /"area":"mf-public".*"team":"Visitors"/);
  assert.doesNotMatch(bodies.join(''), /example\.org/);
  await notifier.stop();
});

test('nothing is thrown when nobody is named, or the service is away', async () => {
  const away: Pick<Service, 'context'> = {
    context: () => {
      throw new Error('The service is not running.');
    },
  };
  const nobody = { webhook: undefined, operatorMail: undefined };
  const notifier = createTeamNotifier({ settings: nobody, service: away, log, origin: 'http://localhost' });
  notifier.notify(EVENT);
  await notifier.stop();
});
