import assert from 'node:assert/strict';
import type {
  Passkey,
  PasskeyCreationOptions,
  PasskeyProof,
  PasskeyRequestOptions,
} from 'shared-api/contract';
import { Authenticator, type Deviation } from '../../../test/support/authenticator.ts';
import type { TestClient } from '../../../test/support/test-client.ts';

/** Adds a passkey to the account that a client is signed in to; returns the phone that holds it. */
export async function addTestPasskey(
  client: TestClient,
  origin: string,
  name = 'Phone',
): Promise<{ phone: Authenticator; passkey: Passkey }> {
  const phone = new Authenticator(origin);
  const options = await client.post<PasskeyCreationOptions>('/auth/passkeys/options');
  assert.equal(options.status, 200, options.text);
  const reply = await client.post<Passkey>('/auth/passkeys', {
    name,
    credential: phone.create(options.body),
  });
  assert.equal(reply.status, 201, reply.text);
  return { phone, passkey: reply.body };
}

/** What a browser gets to sign in with. */
export async function signInOptions(client: TestClient): Promise<PasskeyRequestOptions> {
  return (await client.post<PasskeyRequestOptions>('/auth/passkey-login/options')).body;
}

/** Signs in with the passkey of a phone; the reply says whether that worked. */
export async function signInByPasskey(client: TestClient, phone: Authenticator, deviation: Deviation = {}) {
  return sendProof(client, phone.sign(await signInOptions(client), deviation));
}

export function sendProof(client: TestClient, credential: PasskeyProof) {
  return client.post<{ code?: string; user?: { id: string } }>('/auth/passkey-login', { credential });
}
