import assert from 'node:assert/strict';
import type { Problem, Registration } from 'shared-api/contract';
import { startMailingService, type MailingService } from '../../../test/support/mailing-service.ts';
import type { TestClient } from '../../../test/support/test-client.ts';

export const OWN_PASSWORD = 'my own horse';

let service: MailingService;
let serial = 100;

/** Starts the service that the helpers of this file call. */
export async function startRegistrations(): Promise<MailingService> {
  service = await startMailingService({ trustedProxies: 1 });
  return service;
}

/** Two addresses of one length: the first has an account. */
export async function takenAndFree(account: object = {}): Promise<[string, string]> {
  serial += 1;
  const addresses = [`taken-${serial}@example.org`, `fresh-${serial}@example.org`] as const;
  await service.createUser({ email: addresses[0], emailConfirmed: true, ...account });
  return [...addresses];
}

export const registration = (email: string, fields: object = {}) => ({
  ...{ email, phone: '2233445566', password: OWN_PASSWORD, confirmPassword: OWN_PASSWORD },
  ...fields,
});
export const register = (email: string, fields: object = {}, client: TestClient = service.guest()) =>
  client.post<Registration & Problem>('/api/user', registration(email, fields));
export const signIn = (email: string, password = OWN_PASSWORD, client: TestClient = service.guest()) =>
  client.post<Problem>('/auth/login', { email, password });
export const follow = (token: string) => service.guest().put<Problem>('/auth/email-confirmation', { token });
export const mailTo = async (email: string) => {
  const mails = await service.takeMails();
  const mail = mails.find(({ to }) => to === email);
  assert.ok(mail, `a mail to ${email}`);
  return mail;
};
export const storefront = (restaurantName: string) => ({
  ...{ name: 'Mariem', restaurantName, description: 'Grilled fish', phone: '2233445566' },
  ...{ region: 'Nouakchott Ouest', commune: 'Ksar' },
});
