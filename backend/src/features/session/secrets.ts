import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';
import type { Database } from '../../infra/database/database.ts';
import { named } from '../../infra/database/statement.ts';

/** Keyed hashes and encryption under a secret that all instances on one database share. */
export interface Secrets {
  /** base64url HMAC-SHA-256 of a text, for one purpose. */
  sign(purpose: string, text: string): string;
  /** Encrypts what the service has to read again; it opens for the same purpose alone. */
  seal(purpose: string, content: Uint8Array): Buffer;
  /** @throws when it was sealed for another purpose, under another secret, or has been changed */
  open(purpose: string, sealed: Uint8Array): Buffer;
}

const insert = named(
  'secret.insert',
  `INSERT INTO service_secret (name, value) VALUES ('signing', $1) ON CONFLICT (name) DO NOTHING`,
);
const select = named('secret.select', `SELECT value FROM service_secret WHERE name = 'signing'`);

/** Reads the secret; creates it at the first start. */
export async function loadSecrets(db: Database): Promise<Secrets> {
  await db.execute(insert, [randomBytes(32)]);
  const row = await db.first<{ value: Buffer }>(select);
  if (!row) throw new Error('The signing secret is missing');
  return secretsUnder(row.value);
}

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

function secretsUnder(value: Buffer): Secrets {
  const key = createSecretKey(value);
  const sealKey = Buffer.from(hkdfSync('sha256', value, '', 'seal', 32));
  return {
    sign: (purpose, text) => createHmac('sha256', key).update(`${purpose}\0${text}`).digest('base64url'),
    seal: (purpose, content) => {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, sealKey, nonce).setAAD(Buffer.from(purpose));
      const encrypted = Buffer.concat([cipher.update(content), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), encrypted]);
    },
    open: (purpose, sealed) => {
      const nonce = sealed.subarray(0, NONCE_BYTES);
      const decipher = createDecipheriv(CIPHER, sealKey, nonce, { authTagLength: TAG_BYTES })
        .setAAD(Buffer.from(purpose))
        .setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
      const content = decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES));
      return Buffer.concat([content, decipher.final()]);
    },
  };
}

/** Compares two texts in constant time. */
export function isSameText(a: string, b: string): boolean {
  const left = Buffer.from(a);
  const right = Buffer.from(b);
  return left.length === right.length && timingSafeEqual(left, right);
}
