import { startMailingService, type MailingService } from '../support/mailing-service.ts';
import { faceOf } from '../support/reply-face.ts';
import type { TestClient } from '../support/test-client.ts';
import type { AbuseTrial } from './trial.ts';

const ADDRESSES = 40;
const HONEST = 20;
/** Of twenty addresses; by luck alone this happens in less than one run of ten thousand. */
const BEYOND_LUCK = 17;
const PASSWORD = 'my own horse';

const account = (email: string) => ({
  ...{ email, role: 'PROVIDER', phone: '2233445566', password: PASSWORD, confirmPassword: PASSWORD },
});
const storefront = (restaurantName: string) => ({
  ...{ name: 'Mariem', restaurantName, description: 'Grilled fish' },
  ...{ region: 'Nouakchott Ouest', commune: 'Ksar' },
});
const signIn = (client: TestClient, email: string) =>
  client.post('/auth/login', { email, password: PASSWORD });

/** What a stranger sees of an address: the replies to five requests, and how long each took. */
interface Sight {
  readonly face: string;
  readonly times: readonly number[];
}

/** Registers a restaurant twice, signs in and asks for a password with one address. */
async function probe(service: MailingService, email: string, number: number): Promise<Sight> {
  const client = service.guest();
  const headers = { 'x-forwarded-for': `198.51.100.${number}` };
  const asks: readonly [path: string, body: object][] = [
    ['/api/user', account(email)],
    ['/api/providers', storefront('Quiet House')],
    ['/api/user', account(email)],
    ['/auth/login', { email, password: PASSWORD }],
    ['/auth/password-reset', { email }],
  ];
  const faces: object[] = [];
  const times: number[] = [];
  for (const [path, body] of asks) {
    const startedAt = performance.now();
    const reply = await client.post(path, body, { headers });
    times.push(performance.now() - startedAt);
    faces.push(faceOf(reply, email));
  }
  return { face: JSON.stringify(faces), times };
}

/**
 * How many of the known addresses are told by taking the slower half for them (or the faster one); 0 for no more than
 * luck brings, which is half of them ± 1.6.
 */
function toldByTime(known: readonly Sight[], free: readonly Sight[]): number {
  const best = (known[0]?.times ?? []).map((_, step) => {
    const all = [...known, ...free].sort((one, other) => (other.times[step] ?? 0) - (one.times[step] ?? 0));
    const slower = all.slice(0, known.length).filter((sight) => known.includes(sight)).length;
    return Math.max(slower, known.length - slower);
  });
  const most = Math.max(...best);
  return most >= BEYOND_LUCK ? most : 0;
}

/** Registers a restaurant, follows the link and signs in; returns whether all went well. */
async function register(service: MailingService, number: number): Promise<boolean> {
  const client = service.guest();
  const email = `honest-${number}@example.org`;
  const steps = [
    await client.post('/api/user', account(email)),
    await client.post('/api/providers', storefront(`Honest House ${number}`)),
  ];
  const mails = await service.takeMails();
  const token = mails.find(({ to }) => to === email)?.token;
  steps.push(await client.put('/auth/email-confirmation', { token }), await signIn(client, email));
  return steps.every(({ status }) => status < 300);
}

export const trial: AbuseTrial = {
  name: 'find out which addresses have an account',
  async run() {
    const service = await startMailingService({ trustedProxies: 1 });
    const known: Sight[] = [];
    const free: Sight[] = [];
    await probe(service, 'warming-up@example.org', 250);
    for (let number = 0; number < ADDRESSES; number += 1) {
      const email = `person-${String(1000 + number)}@example.org`;
      if (number % 2 === 0) await service.createUser({ email, emailConfirmed: true });
      (number % 2 === 0 ? known : free).push(await probe(service, email, number));
    }
    const freeFaces = new Set(free.map(({ face }) => face));
    const parts = {
      'by the answer': known.filter(({ face }) => !freeFaces.has(face)).length,
      'by the time': toldByTime(known, free),
    };
    let bothered = 0;
    for (let number = 0; number < HONEST; number += 1) {
      if (!(await register(service, number))) bothered += 1;
    }
    await service.close();
    const succeeded = Math.max(...Object.values(parts));
    return { attempts: known.length, succeeded, allowed: 0, honest: HONEST, bothered, parts };
  },
};
