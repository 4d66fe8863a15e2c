import { startTestService, TEST_PASSWORD } from '../support/test-service.ts';
import type { TestClient } from '../support/test-client.ts';
import type { AbuseTrial } from './trial.ts';

const ADDRESSES = 200;
/** Of one network, with one more of each while the attack takes its time. */
const ALLOWED = { guesses: 7, messages: 22, registrations: 62 };
const NEIGHBOURS = 30;

export const trial: AbuseTrial = {
  name: 'guess a password, write messages and register from 200 addresses of one IPv6 /64',
  async run() {
    const service = await startTestService({ config: { trustedProxies: 1 } });
    const { email } = await service.createUser();
    let people = 0;
    const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
    const signIn = (address: string, password: string, who = email, client = service.guest()) =>
      client.post('/auth/login', { email: who, password }, from(address));
    const write = (address: string) =>
      service
        .guest()
        .post('/api/contact', { name: 'A', email: 'a@example.org', message: 'Hello' }, from(address));
    const register = (address: string, client: TestClient = service.guest()) => {
      people += 1;
      const password = 'my own horse';
      const account = { email: `new-${people}@example.org`, role: 'USER', phone: '2233445566' };
      return client.post('/api/user', { ...account, password, confirmPassword: password }, from(address));
    };

    // The owner of the account has signed in on this device before.
    const owner = service.guest();
    await signIn('41.188.0.7', TEST_PASSWORD, email, owner);
    await owner.get('/auth/logout');

    const parts = { guesses: 0, messages: 0, registrations: 0 };
    for (let count = 0; count < ADDRESSES; count += 20) {
      await Promise.all(
        Array.from({ length: 20 }, async (_, index) => {
          const address = `2001:db8:1:1::${(count + index).toString(16)}`;
          if ((await signIn(address, 'wrong')).status === 401) parts.guesses += 1;
          if ((await write(address)).status < 300) parts.messages += 1;
          if ((await register(address)).status < 300) parts.registrations += 1;
        }),
      );
    }

    let bothered = 0;
    const expect = async (reply: Promise<{ status: number }>) => {
      if ((await reply).status >= 300) bothered += 1;
    };
    await expect(signIn('41.188.0.8', TEST_PASSWORD, email, owner));
    for (let count = 0; count < NEIGHBOURS; count += 1) {
      const address = `2001:db8:1:${(count + 2).toString(16)}::1`;
      const neighbour = await service.createUser();
      await expect(signIn(address, TEST_PASSWORD, neighbour.email));
      await expect(write(address));
      await expect(register(address));
    }
    await service.close();
    const beyond = (part: keyof typeof parts) => Math.max(0, parts[part] - ALLOWED[part]);
    const succeeded = beyond('guesses') + beyond('messages') + beyond('registrations');
    return {
      ...{ attempts: 3 * ADDRESSES, succeeded, allowed: 0 },
      ...{ honest: 1 + 3 * NEIGHBOURS, bothered, parts },
    };
  },
};
