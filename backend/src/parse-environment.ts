import { z } from 'zod';
import { StartError } from './start-error.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/** Variables whose values may hold a password, key or token; messages leave the value out. */
const SECRET_VARIABLE = /^(?:DATABASE_|SMTP_|AWS_|METRICS_|PLATFORM_)|_S3_URL$/;

/** A switch, as every setting takes it. */
export const switchSchema = z
  .enum(['1', 'true', '0', 'false'], 'expected 1 or 0 (or true or false)')
  .transform((value) => value === '1' || value === 'true');

/**
 * Reads environment variables by a schema whose keys are their names. An empty variable counts as unset, except those
 * in `keepEmpty`.
 *
 * @throws StartError with one line for each problem: `NAME=value: message`, or the message alone if it starts with a
 *   name or the issue has no path
 */
export function parseEnvironment<Schema extends z.ZodObject>(
  schema: Schema,
  env: Environment,
  keepEmpty: readonly string[] = [],
): z.output<Schema> {
  const isSet = ([name, value]: [string, string | undefined]) => value !== '' || keepEmpty.includes(name);
  const { data, error } = schema.safeParse(Object.fromEntries(Object.entries(env).filter(isSet)));
  if (error) throw new StartError(error.issues.map((issue) => describe(issue, env)).join('\n'));
  return data;
}

function describe({ path, message }: z.core.$ZodIssue, env: Environment): string {
  const [name] = path;
  if (typeof name !== 'string' || message.startsWith(name)) return message;
  return SECRET_VARIABLE.test(name) ? `${name}: ${message}` : `${name}=${env[name] ?? ''}: ${message}`;
}
