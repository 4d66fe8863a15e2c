import { createHash } from 'node:crypto';

/** SQL with the name of its prepared statement on the server. */
export interface Statement {
  readonly name: string;
  readonly text: string;
  /** Planned for the values of each call, so never prepared. */
  readonly isReplanned?: boolean;
}

/** PostgreSQL cuts longer names silently (NAMEDATALEN − 1), and two that are cut alike would be one. */
const MAX_NAME_LENGTH = 63;
const DIGEST_LENGTH = 16;

const texts = new Map<string, string>();

/**
 * A statement that every connection prepares once (about twice the point reads of an unnamed one).
 * One name stands for one text in the whole service; a list with optional filters gives each shape its own name.
 */
export function named(name: string, text: string): Statement {
  const known = texts.get(name);
  if (known !== undefined && known !== text) throw new Error(`Statement ${name} exists with another text`);
  texts.set(name, text);
  return { name: fit(name), text };
}

/**
 * A statement that is planned for its values each time. What is prepared is soon planned once for all values: good for
 * a look-up, but a word that one row has and a word that all have are found in different ways.
 */
export function replan(name: string, text: string): Statement {
  return { ...named(name, text), isReplanned: true };
}

function fit(name: string): string {
  if (name.length <= MAX_NAME_LENGTH) return name;
  const digest = createHash('sha256').update(name).digest('hex').slice(0, DIGEST_LENGTH);
  return `${name.slice(0, MAX_NAME_LENGTH - DIGEST_LENGTH - 1)}.${digest}`;
}
