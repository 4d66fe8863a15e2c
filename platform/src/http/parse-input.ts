import type * as z from 'zod';
import { ReleaseError } from '../store/index.ts';

/** @throws ReleaseError `invalid` that names the field and what is wrong with it */
export function parseInput<Schema extends z.ZodType>(schema: Schema, content: unknown): z.output<Schema> {
  const result = schema.safeParse(content);
  if (result.success) return result.data;
  const lines = result.error.issues.map((issue) => `${issue.path.join('.') || 'body'}: ${issue.message}`);
  throw new ReleaseError('invalid', `${lines.join('; ')}.`);
}
