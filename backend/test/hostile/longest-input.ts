import fc from 'fast-check';
import type * as z from 'zod';
import { jsonSchemaOf, type JsonSchema } from '../support/json-schema.ts';
import type { Shape } from './shapes.ts';

export interface LongestInputOptions {
  readonly shape: Shape;
  /**
   * Which texts have the shape: `all`, which mostly ends at the validation, or only those that people write freely, so
   * that what comes behind it reads them.
   */
  readonly texts: 'all' | 'free';
  /** Values of fields by their names; others are made from the schema. */
  readonly values: Readonly<Record<string, unknown>>;
}

/** Elements of a list: what an element costs has its own limits. */
const MAX_ITEMS = 3;
/** A text without a limit of its own has its pattern's. */
const DEFAULT_LENGTH = 200;
const DAY = { date: '2026-11-20', 'date-time': '2026-11-20T12:00:00.000Z' } as const;

const known = new Map<z.ZodType, JsonSchema>();

/** The longest value that a schema of the contract lets in, with every field. */
export function longestInput(schema: z.ZodType, options: LongestInputOptions): unknown {
  const described = known.get(schema) ?? jsonSchemaOf(schema);
  known.set(schema, described);
  return valueOf(described, '', options);
}

function valueOf(schema: JsonSchema, name: string, options: LongestInputOptions): unknown {
  if (schema.enum) return schema.enum[0];
  if (schema.const !== undefined) return schema.const;
  if (schema.anyOf) return valueOf(schema.anyOf.find(({ type }) => type !== 'null') ?? {}, name, options);
  switch (schema.type) {
    case 'object':
      return objectOf(schema, options);
    case 'array': {
      const length = Math.max(schema.minItems ?? 0, Math.min(schema.maxItems ?? MAX_ITEMS, MAX_ITEMS));
      return Array.from({ length }, () => valueOf(schema.items ?? {}, name, options));
    }
    case 'string':
      return textOf(schema, name, options);
    case 'integer':
    case 'number':
      return Math.max(1, schema.minimum ?? 1);
    case 'boolean':
      return true;
    default:
      return options.shape(DEFAULT_LENGTH);
  }
}

function objectOf(schema: JsonSchema, options: LongestInputOptions): unknown {
  const { additionalProperties: others, propertyNames } = schema;
  const fields = Object.entries(schema.properties ?? {});
  if (fields.length === 0 && typeof others === 'object') {
    const key = propertyNames?.enum?.[0] ?? options.shape(DEFAULT_LENGTH);
    return { [String(key)]: valueOf(others, '', options) };
  }
  return Object.fromEntries(fields.map(([name, field]) => [name, valueOf(field, name, options)]));
}

function textOf(schema: JsonSchema, name: string, { shape, texts, values }: LongestInputOptions): unknown {
  const { format, pattern, maxLength = DEFAULT_LENGTH } = schema;
  if (texts === 'all') return shape(maxLength);
  if (values[name] !== undefined) return values[name];
  if (format === 'date' || format === 'date-time') return DAY[format];
  // Patterns of free texts say what must not be in them; the others say what must.
  const isFree = format === undefined && (pattern === undefined || pattern.includes('\\P{'));
  if (isFree) return shape(maxLength);
  return matching(pattern ?? '.');
}

const samples = new Map<string, string>();

function matching(pattern: string): string {
  const sample =
    samples.get(pattern) ?? fc.sample(fc.stringMatching(new RegExp(pattern)), { numRuns: 1, seed: 1 })[0];
  samples.set(pattern, sample ?? '');
  return sample ?? '';
}
