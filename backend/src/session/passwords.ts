import { hash, verify } from '@node-rs/argon2';
import { ServiceError } from '../http/service-error.ts';

/** OWASP's figures for argon2id: 19 MiB, two passes, one lane. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** A hash takes about 30 ms of a core, so only a few run at once, some wait and the rest is told to come back. */
const MAX_RUNNING = 2;
const MAX_WAITING = 60;

let running = 0;
const waiting: (() => void)[] = [];

async function acquire(): Promise<void> {
  if (running < MAX_RUNNING) {
    running += 1;
    return;
  }
  if (waiting.length >= MAX_WAITING) {
    throw new ServiceError('unavailable', { detail: 'Too many sign-ins at once', retryAfter: 2 });
  }
  // The slot is handed over by whoever releases it.
  await new Promise<void>((resolve) => waiting.push(resolve));
}

function release(): void {
  const next = waiting.shift();
  if (next) next();
  else running -= 1;
}

async function bounded<Result>(work: () => Promise<Result>): Promise<Result> {
  await acquire();
  try {
    return await work();
  } finally {
    release();
  }
}

export function hashPassword(password: string): Promise<string> {
  return bounded(() => hash(password, PARAMETERS));
}

let decoy: Promise<string> | undefined;

/**
 * Whether a password is the one behind a hash. Without a hash (no such account) it takes just as long,
 * and the answer is no.
 */
export async function verifyPassword(storedHash: string | undefined, password: string): Promise<boolean> {
  decoy ??= hashPassword('no account has this password');
  const against = storedHash ?? (await decoy);
  const isMatch = await bounded(() => verify(against, password));
  return isMatch && storedHash !== undefined;
}
