import type { PlatformOperation } from '../../contract/index.ts';
import { platformSchemas, type PlatformSchemas } from '../../contract/schemas.ts';
import { ReleaseError } from '../../contract/server/index.ts';

/**
 * The body or query of a call, as its schema has it; undefined for a call without any.
 *
 * @throws ReleaseError `invalid` that names the field and what is wrong with it
 */
export function parseInput(operation: PlatformOperation, content: unknown): unknown {
  const { body, query }: PlatformSchemas = platformSchemas[operation];
  const result = (body ?? query)?.safeParse(content);
  if (!result || result.success) return result?.data;
  const lines = result.error.issues.map((issue) => `${issue.path.join('.') || 'body'}: ${issue.message}`);
  throw new ReleaseError('invalid', `${lines.join('; ')}.`);
}
