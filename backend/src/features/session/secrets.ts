import { createHmac, createSecretKey, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Database } from '../../infra/database/database.ts';
import { named } from '../../infra/database/statement.ts';

/** Keyed hashes under a secret that all instances on one database share. */
export interface Secrets {
  /** base64url HMAC-SHA-256 of a text, for one purpose. */
  sign(purpose: string, text: string): string;
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
  const key = createSecretKey(row.value);
  return {
    sign: (purpose, text) => createHmac('sha256', key).update(`${purpose}\0${text}`).digest('base64url'),
  };
}

/** Compares two texts in constant time. */
export function isSameText(a: string, b: string): boolean {
  const left = Buffer.from(a);
  const right = Buffer.from(b);
  return left.length === right.length && timingSafeEqual(left, right);
}
