import { html, type Html } from '../mail/html.ts';
import type { JsonSchema } from './json-schema.ts';

const REFERENCE = '#/components/schemas/';

function schemasOf(value: unknown): JsonSchema[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'object' && item !== null) : [];
}

function asSchema(value: unknown): JsonSchema | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as JsonSchema)
    : undefined;
}

/** A schema in a few words: `string, uuid`, `list of OrderLine`, `one of …`. */
export function typeOf(schema: JsonSchema): Html {
  const reference = schema['$ref'];
  if (typeof reference === 'string') {
    const name = reference.slice(REFERENCE.length);
    return html`<a href="#schema-${name}">${name}</a>`;
  }
  const alternatives = schemasOf(schema['anyOf']);
  if (alternatives.length > 0) return joined(alternatives.map(typeOf), ' or ');
  const values = schema['enum'];
  if (Array.isArray(values))
    return joined(
      values.map((value) => html`<code>${String(value)}</code>`),
      ' | ',
    );
  const items = asSchema(schema['items']);
  if (schema['type'] === 'array' && items) return html`list of ${typeOf(items)}${limitsOf(schema)}`;
  return html`${nameOf(schema['type'])}${limitsOf(schema)}`;
}

function nameOf(type: unknown): string {
  if (Array.isArray(type)) return type.join(' or ');
  return typeof type === 'string' ? type : 'anything';
}

const LIMITS: readonly [keyword: string, words: string][] = [
  ['format', ''],
  ['pattern', 'like'],
  ['minLength', 'at least'],
  ['maxLength', 'at most'],
  ['minimum', 'from'],
  ['maximum', 'to'],
  ['minItems', 'at least'],
  ['maxItems', 'at most'],
  ['default', 'default'],
];

function limitsOf(schema: JsonSchema): Html {
  const words = LIMITS.flatMap(([keyword, word]) => {
    const value = schema[keyword];
    const isPlainText =
      (keyword === 'minLength' && value === 0) || (keyword === 'pattern' && /Cc/.test(String(value)));
    return value === undefined || isPlainText
      ? []
      : [`${word} ${typeof value === 'string' ? value : JSON.stringify(value)}`.trim()];
  });
  return words.length > 0 ? html`<small>, ${words.join(', ')}</small>` : html``;
}

function joined(parts: readonly Html[], separator: string): Html {
  return parts.reduce((all, part) => html`${all}${separator}${part}`);
}

/** The properties of an object as a table, nested objects below their property. */
export function propertiesOf(schema: JsonSchema): Html {
  const properties = asSchema(schema['properties']);
  if (!properties) return html`<p>${typeOf(schema)}</p>`;
  const required = Array.isArray(schema['required']) ? schema['required'] : [];
  const rows = Object.entries(properties).map(([name, value]) =>
    property(name, asSchema(value) ?? {}, required.includes(name)),
  );
  return html`<dl class="properties">${rows}</dl>`;
}

function property(name: string, schema: JsonSchema, isRequired: boolean): Html {
  const nested = nestedOf(schema);
  return html`<div>
    <dt><code>${name}</code>${isRequired && html` <b title="required">*</b>`}</dt>
    <dd>${typeOf(schema)}${nested && propertiesOf(nested)}</dd>
  </div>`;
}

/** The unnamed object inside a property: itself, a list's items or the other branch of "or null". */
function nestedOf(schema: JsonSchema): JsonSchema | undefined {
  if (asSchema(schema['properties'])) return schema;
  const items = asSchema(schema['items']);
  if (items) return nestedOf(items);
  return schemasOf(schema['anyOf']).map(nestedOf).find(Boolean);
}
