import type { OperationSchemas } from 'shared-api/contract/schemas';
import type * as z from 'zod';
import { ServiceError, type FieldError } from './service-error.ts';

type Part = 'params' | 'query' | 'headers' | 'body';
export type Input = Record<Part, unknown>;

const PARTS: readonly Part[] = ['params', 'query', 'headers', 'body'];
const MAX_REPORTED_ERRORS = 50;

/**
 * Validates the parts of a request. Undeclared fields are dropped, a part without a schema is undefined.
 *
 * @throws ServiceError `not_found` for an invalid path parameter, otherwise `validation_failed`
 */
export function validate(schemas: OperationSchemas, raw: Input): Input {
  const input: Input = { params: undefined, query: undefined, headers: undefined, body: undefined };
  for (const part of PARTS) {
    const schema = schemas[part];
    if (!schema) continue;
    const result = schema.safeParse(raw[part]);
    if (result.success) input[part] = result.data;
    else throw refusal(part, result.error);
  }
  return input;
}

function refusal(part: Part, error: z.ZodError): ServiceError {
  // A malformed id gets the same answer as an absent object.
  if (part === 'params') return new ServiceError('not_found');
  return new ServiceError('validation_failed', {
    errors: error.issues.flatMap(fieldErrors).slice(0, MAX_REPORTED_ERRORS),
  });
}

/** Unknown keys are an error of the object that has them: one each, at the key. */
function fieldErrors(issue: z.core.$ZodIssue): FieldError[] {
  const keys = issue.code === 'unrecognized_keys' ? issue.keys : [];
  const paths = keys.length > 0 ? keys.map((key) => [...issue.path, key]) : [issue.path];
  return paths.map((path) => ({ path: path.map(String).join('.'), message: issue.message }));
}
