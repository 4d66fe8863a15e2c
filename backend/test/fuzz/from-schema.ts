import fc from 'fast-check';
import type * as z from 'zod';
import { jsonSchemaOf, type JsonSchema } from '../support/json-schema.ts';
import { hostileText, hostileValue, STOLEN_FIELDS } from './hostile.ts';

/** Stand for the ids of things that exist when the input is sent, so that some inputs reach the deepest code. */
export const PLACEHOLDERS = ['user', 'restaurant', 'provider', 'order', 'item', 'message'].map(
  (name) => `@${name}`,
);

const MAX_ITEMS = 4;
const MAX_TEXT = 60;

/** Inputs that come close to a schema of the contract: mostly what it asks for, here and there something else. */
export function nearlyValid(schema: z.ZodType): fc.Arbitrary<unknown> {
  return arbitraryOf(jsonSchemaOf(schema), '');
}

/** @param owner name of the object that the value is a field of, which says what an id in it names */
function arbitraryOf(schema: JsonSchema, owner: string): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 30, arbitrary: validOf(schema, owner) }, { weight: 1, arbitrary: hostileValue });
}

function validOf(schema: JsonSchema, owner: string): fc.Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((part) => validOf(part, owner)));
  switch (schema.type) {
    case 'object':
      return objectOf(schema, owner);
    case 'array':
      return fc.array(arbitraryOf(schema.items ?? {}, owner), {
        minLength: Math.min(schema.minItems ?? 0, 7),
        maxLength: Math.max(schema.minItems ?? 0, Math.min(schema.maxItems ?? MAX_ITEMS, MAX_ITEMS)),
      });
    case 'string':
      return textOf(schema, owner);
    case 'integer':
      return fc.integer({ min: schema.minimum ?? 0, max: Math.min(schema.maximum ?? 1000, 2 ** 31 - 1) });
    case 'number':
      return fc
        .integer({ min: (schema.minimum ?? 0) * 100, max: Math.min(schema.maximum ?? 1000, 10_000) * 100 })
        .map((cents) => cents / 100);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return hostileValue;
  }
}

function objectOf(schema: JsonSchema, owner: string): fc.Arbitrary<unknown> {
  const fields = Object.entries(schema.properties ?? {});
  if (fields.length === 0 && typeof schema.additionalProperties === 'object') {
    return fc.dictionary(
      fc.oneof(fc.constant('Ksar'), hostileText),
      arbitraryOf(schema.additionalProperties, owner),
      {
        maxKeys: 3,
      },
    );
  }
  const record = Object.fromEntries(
    fields.map(([name, field]) => [name, arbitraryOf(field, name === 'id' ? owner : name)]),
  );
  const complete = fc.record(record, { requiredKeys: [...(schema.required ?? [])] });
  return fc.oneof(
    { weight: 8, arbitrary: complete },
    // Something is missing.
    { weight: 1, arbitrary: fc.record(record, { requiredKeys: [] }) },
    { weight: 2, arbitrary: complete.map((value) => ({ ...STOLEN_FIELDS, ...value, ...STOLEN_FIELDS })) },
  );
}

function textOf(
  { format, pattern, minLength = 0, maxLength }: JsonSchema,
  owner: string,
): fc.Arbitrary<string> {
  if (format === 'uuid')
    return fc.oneof(
      { weight: 6, arbitrary: fc.constant(`@${owner.replace(/(?:Id|s)+$/, '')}`) },
      { weight: 2, arbitrary: fc.constantFrom(...PLACEHOLDERS) },
      { weight: 1, arbitrary: fc.uuid() },
    );
  if (format === 'email') return fc.constantFrom('someone@example.org', 'a@b.co', 'no one@example.org');
  if (format === 'date-time') return fc.date({ noInvalidDate: true }).map((date) => date.toISOString());
  if (format === 'date') return fc.constantFrom('2026-01-01', '2026-11-20', '1970-01-01', '9999-12-31');
  // Patterns of lines and texts say what must not be in them; the others say what must.
  if (pattern !== undefined && !pattern.includes('\\P{')) return fc.stringMatching(new RegExp(pattern));
  return fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength ?? MAX_TEXT, MAX_TEXT) });
}
