import { addTestApp, enterCode, enterPassword } from '../../src/features/factor/testing.ts';
import type { TestClient } from '../support/test-client.ts';
import { startTestService } from '../support/test-service.ts';
import type { AbuseTrial } from './trial.ts';

const ADMINS = 5;

/** What an admin's power opens, one call of each kind. */
const ACTS: readonly ((client: TestClient, person: string) => Promise<{ status: number }>)[] = [
  (client) => client.get('/api/user'),
  (client) => client.get('/api/orders'),
  (client) => client.get('/api/orders/export'),
  (client) => client.get('/api/audit'),
  (client, person) => client.put(`/api/user/${person}/role?role=ADMIN`),
  (client) => client.put('/api/settings', { acceptanceMinutes: 12 }),
];

export const trial: AbuseTrial = {
  name: 'act as an admin with a password that was phished',
  async run() {
    const service = await startTestService();
    let [attempts, succeeded, honest, bothered] = [0, 0, 0, 0];
    const { id: person } = await service.createUser();
    for (let count = 0; count < ADMINS; count += 1) {
      // One who has not added a second factor yet, and one who has an app.
      for (const hasApp of [false, true]) {
        const user = await service.createUser({ role: 'ADMIN' });
        const app = hasApp ? await addTestApp(service, await service.signIn(user)) : undefined;
        const thief = service.guest();
        await enterPassword(thief, user.email);
        for (const act of ACTS) {
          attempts += 1;
          if ((await act(thief, person)).status < 300) succeeded += 1;
        }
        if (!app) continue;
        const admin = service.guest();
        await enterPassword(admin, user.email);
        await enterCode(admin, app.code());
        for (const act of ACTS.slice(0, 4)) {
          honest += 1;
          if ((await act(admin, person)).status !== 200) bothered += 1;
        }
      }
    }
    await service.close();
    return { attempts, succeeded, allowed: 0, honest, bothered };
  },
};
