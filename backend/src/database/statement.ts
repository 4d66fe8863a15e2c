/** SQL with the name under which the server keeps it prepared. */
export interface Statement {
  readonly name: string;
  readonly text: string;
}

const texts = new Map<string, string>();

/**
 * A statement that every connection prepares once (about twice the point reads of an unnamed one).
 * One name stands for one text in the whole service; a list with optional filters gives each shape its own name.
 */
export function named(name: string, text: string): Statement {
  const known = texts.get(name);
  if (known !== undefined && known !== text) throw new Error(`Statement ${name} exists with another text`);
  texts.set(name, text);
  return { name, text };
}
