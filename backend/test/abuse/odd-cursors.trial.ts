import { encodeCursor } from '../../src/infra/http/page.ts';
import { startTestService } from '../support/test-service.ts';
import type { AbuseTrial } from './trial.ts';

const LISTS = ['/api/user', '/api/orders', '/api/audit', '/api/contact', '/api/reviews', '/api/restaurant'];
const ID = '01a00000-0000-7000-8000-000000000000';
const DATES = [
  ...['0000-01-01', '2026-02-31', '2026-06-31', '2026-13-01', '2026-00-10', '10000-01-01', '-000001-01-01'],
  ...['+012026-01-01', '2026-01-01\u0000', 'infinity', 'now'],
];
const VALUES = [
  ...DATES.map((day) => `${day}T00:00:00.000Z`),
  '',
  null,
  true,
  1e300,
  -1,
  '\u0000',
  'x'.repeat(300),
];
const DAYS = ['0000-01-01', '2026-02-31', '9999-99-99', '99999-01-01', 'yesterday'];

export const trial: AbuseTrial = {
  name: 'make the service fail (500) by cursors and days that no calendar has',
  async run() {
    const service = await startTestService();
    const { client: admin } = await service.as('ADMIN');
    for (let count = 0; count < 12; count += 1) await service.createUser();
    const paths = [
      ...LISTS.flatMap((list) =>
        VALUES.flatMap((value) =>
          ([[value], [value, ID], [ID, value]] as const).map(
            (key) => `${list}?cursor=${encodeCursor({ key, direction: 'next', position: 3 })}`,
          ),
        ),
      ),
      ...DAYS.flatMap((day) => [
        `/api/orders?from=${day}`,
        `/api/orders?to=${day}`,
        `/api/audit?from=${day}`,
      ]),
    ];
    let succeeded = 0;
    for (const path of paths) if ((await admin.get(path)).status >= 500) succeeded += 1;
    // Somebody who pages through a list.
    let [honest, bothered] = [0, 0];
    for (let path = '/api/user?limit=3'; path !== '';) {
      const reply = await admin.get(path);
      honest += 1;
      if (reply.status !== 200) bothered += 1;
      path = /<([^>]+)>; rel="next"/.exec(reply.headers.get('link') ?? '')?.[1] ?? '';
    }
    await service.close();
    return { attempts: paths.length, succeeded, allowed: 0, honest, bothered };
  },
};
