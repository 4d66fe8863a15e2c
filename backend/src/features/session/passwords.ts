import { hash, verify } from '@node-rs/argon2';
import { createSlots } from '../../lib/slots.ts';

/** OWASP's figures for argon2id: 19 MiB, two passes, one lane. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** A hash takes about 30 ms of a core. */
const slots = createSlots({ running: 2, waiting: 60, detail: 'Too many sign-ins at once' });

export function hashPassword(password: string): Promise<string> {
  return slots.run(() => hash(password, PARAMETERS));
}

let decoy: Promise<string> | undefined;

/**
 * Whether a password is the one behind a hash. Without a hash (no such account) it takes just as long,
 * and the answer is no.
 */
export async function verifyPassword(storedHash: string | undefined, password: string): Promise<boolean> {
  decoy ??= hash('no account has this password', PARAMETERS);
  const against = storedHash ?? (await decoy);
  const isMatch = await slots.run(() => verify(against, password));
  return isMatch && storedHash !== undefined;
}
