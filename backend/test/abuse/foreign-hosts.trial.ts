import { once } from 'node:events';
import { createServer, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { refuseForeignHosts } from '../../src/infra/http/refuse-foreign-hosts.ts';
import { startTestService } from '../support/test-service.ts';
import type { AbuseTrial } from './trial.ts';

const FOREIGN = [
  ...['maida.example', '10.0.0.1', '0.0.0.0', '[::]', '192.168.1.4:3000', '[2001:db8::1]'],
  ...['localhost.maida.example', '127.0.0.1.maida.example', '127.0.0.1.', 'localhost@maida.example'],
  ...['127.0.0.1:3000@maida.example', 'xn--lcalhost-54a', '127.1', '2130706433', '0x7f000001'],
];
const OWN = ['localhost', 'LOCALHOST:3000', '127.0.0.1', '127.0.0.2:80', '[::1]', '[::1]:3000'];

export const trial: AbuseTrial = {
  name: 'reach a demo under a name that is not this machine’s (DNS rebinding, a proxy)',
  async run() {
    const service = await startTestService({ config: { isDemo: true } });
    const handle = refuseForeignHosts((request, response) => service.service.handle(request, response));
    const server = createServer(handle).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const isAnswered = async (host: string) => {
      const request = get({
        host: '127.0.0.1',
        port,
        path: '/api/settings',
        headers: { host },
        agent: false,
      });
      const [reply] = (await once(request, 'response')) as [IncomingMessage];
      reply.resume();
      return reply.statusCode === 200;
    };
    let [succeeded, bothered] = [0, 0];
    for (const host of FOREIGN) if (await isAnswered(host)) succeeded += 1;
    for (const host of OWN) if (!(await isAnswered(host))) bothered += 1;
    server.close();
    await service.close();
    return { attempts: FOREIGN.length, succeeded, allowed: 0, honest: OWN.length, bothered };
  },
};
