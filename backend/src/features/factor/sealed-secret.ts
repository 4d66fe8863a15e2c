import type { Secrets } from '../session/secrets.ts';

/** An authenticator's secret for the database: it opens for its own account alone. */
export function sealTotpSecret(secrets: Secrets, userId: string, secret: Uint8Array): Buffer {
  return secrets.seal(`totp\0${userId}`, secret);
}

/** @throws when the service's secret is another one by now */
export function openTotpSecret(secrets: Secrets, userId: string, sealed: Uint8Array): Buffer {
  return secrets.open(`totp\0${userId}`, sealed);
}
