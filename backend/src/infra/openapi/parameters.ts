import type * as z from 'zod';
import { describe, type Components, type JsonSchema } from './json-schema.ts';
import type { Parameter } from './open-api.ts';

/** The parameters in one place of a request. */
export function parametersOf(
  place: Parameter['in'],
  schema: z.ZodType | undefined,
  components: Components,
): Parameter[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = describe(schema, 'input', components) as {
    properties?: Record<string, JsonSchema>;
    required?: readonly string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}
