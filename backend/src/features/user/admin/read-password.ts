import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { StartError } from '../../../start-error.ts';

/** Environment variable that carries the password where nobody is there to type it. */
export const PASSWORD_VARIABLE = 'ADMIN_PASSWORD';

/** Reads the new admin's password: from the environment, from a pipe, or typed twice, hidden. */
export async function readPassword(env: NodeJS.ProcessEnv): Promise<string> {
  const given = env[PASSWORD_VARIABLE];
  if (given !== undefined) return given;
  if (!process.stdin.isTTY) return readPipe();
  const password = await ask('Password: ');
  if ((await ask('Again: ')) !== password) throw new StartError('The passwords differ');
  return password;
}

async function readPipe(): Promise<string> {
  let text = '';
  for await (const chunk of process.stdin.setEncoding('utf8')) text += String(chunk);
  return text.replace(/\r?\n$/, '');
}

async function ask(question: string): Promise<string> {
  process.stderr.write(question);
  // readline echoes the input to its output, so it gets one that discards it.
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output: nowhere, terminal: true });
  lines.once('SIGINT', () => process.exit(130));
  try {
    return await lines.question('');
  } finally {
    lines.close();
    process.stderr.write('\n');
  }
}
