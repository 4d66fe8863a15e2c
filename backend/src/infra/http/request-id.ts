import { randomBytes } from 'node:crypto';

const BYTES = 9;
const IDS_OF_ONE_DRAW = 256;

let drawn = Buffer.alloc(0);
let next = 0;

/** Names a request in the log and in its reply: random, so that nobody can tell how many there were. */
export function newRequestId(): string {
  if (next >= drawn.length) {
    drawn = randomBytes(BYTES * IDS_OF_ONE_DRAW);
    next = 0;
  }
  const id = drawn.toString('base64url', next, next + BYTES);
  next += BYTES;
  return id;
}
