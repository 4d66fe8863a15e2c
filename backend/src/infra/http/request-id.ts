import { randomBytes } from 'node:crypto';

const BYTES = 9;
const IDS_PER_BATCH = 256;

let pool = Buffer.alloc(0);
let next = 0;

/** Identifies a request in the log and in its reply. Random, so that it does not reveal how many there were. */
export function newRequestId(): string {
  if (next >= pool.length) {
    pool = randomBytes(BYTES * IDS_PER_BATCH);
    next = 0;
  }
  const id = pool.toString('base64url', next, next + BYTES);
  next += BYTES;
  return id;
}
