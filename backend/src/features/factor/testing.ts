import assert from 'node:assert/strict';
import { Secret, TOTP } from 'otpauth';
import type { NewTotp, Problem } from 'shared-api/contract';
import type { TestClient } from '../../../test/support/test-client.ts';
import { TEST_PASSWORD, type TestService } from '../../../test/support/test-service.ts';

const PERIOD_MS = 30_000;

/** Somebody's authenticator app, and the recovery codes on their sheet of paper. */
export interface TestApp {
  readonly recoveryCodes: readonly string[];
  /** Its code now, or some time steps later or earlier. */
  code(steps?: number): string;
}

/** Sets up an authenticator app for the account that a client is signed in to. */
export async function addTestApp(service: TestService, client: TestClient): Promise<TestApp> {
  const { body, text } = await client.post<NewTotp>('/auth/factors/totp');
  assert.ok(body.secret, text);
  const app = appOf(service, body.secret);
  const reply = await client.put<{ recoveryCodes: string[] }>('/auth/factors/totp', { code: app.code() });
  assert.equal(reply.status, 200, reply.text);
  // The code that turned it on is used.
  service.advance(PERIOD_MS);
  return { ...app, recoveryCodes: reply.body.recoveryCodes };
}

export function appOf(service: TestService, secret: string): Pick<TestApp, 'code'> {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  return { code: (steps = 0) => totp.generate({ timestamp: service.now() + steps * PERIOD_MS }) };
}

/** A code that the app does not show. */
export function wrongCodeOf(app: Pick<TestApp, 'code'>): string {
  return app.code() === '000000' ? '000001' : '000000';
}

/** Outcome of a call: status, and the code of its refusal. */
export function outcomeOf({ status, body }: { status: number; body: unknown }) {
  return [status, (body as Partial<Problem> | undefined)?.code];
}

/** First step of a sign-in by password. */
export function enterPassword(client: TestClient, email: string, network = '41.188.0.1', password?: string) {
  const body = { email, password: password ?? TEST_PASSWORD };
  return client.post('/auth/login', body, { headers: { 'x-forwarded-for': network } });
}

/** Second step of a sign-in by password. */
export function enterCode(client: TestClient, code: string, network = '41.188.0.1') {
  const headers = { 'x-forwarded-for': network };
  return client.post<{ user?: { id: string } }>('/auth/login/second-step', { code }, { headers });
}
