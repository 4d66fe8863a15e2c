import { endpoints, type Endpoint, type Role } from 'shared-api/contract';
import { schemas } from 'shared-api/contract/schemas';
import * as z from 'zod';

/** The part of JSON Schema that the contract's replies need. */
interface JsonSchema {
  readonly type?: string;
  readonly anyOf?: readonly JsonSchema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly format?: string;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly items?: JsonSchema;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly propertyNames?: JsonSchema;
  readonly additionalProperties?: JsonSchema | boolean;
}

/** A reply of the service. */
export interface SampleReply {
  readonly status: number;
  readonly body: unknown;
}

const LIST_LENGTH = 2;
const NUMBER = 3;
const FORMATS: Readonly<Record<string, string>> = {
  'date-time': '2026-01-01T12:00:00.000Z',
  date: '2026-01-01',
  email: 'sample@maida.example',
  uri: 'https://maida.example/sample',
};
const TEXTS = ['Sample', 'AAAAAAAAAAAAAAAAAAAAAA', '12:00'];

/** Finds a made-up reply, valid by the contract, to a call that only reads; undefined for other calls. */
export function findSampleReply(
  method: string,
  path: string,
  role: Role | undefined,
): SampleReply | undefined {
  const call = method === 'GET' ? CALLS.find(({ pattern }) => pattern.test(path)) : undefined;
  if (!call) return undefined;
  const { access } = call.endpoint;
  if (access !== 'public' && !role) return { status: 401, body: problemOf(401, 'unauthorized') };
  if (typeof access === 'object' && role && !access.includes(role))
    return { status: 403, body: problemOf(403, 'forbidden') };
  if (!call.reply) return { status: 204, body: undefined };
  call.schema ??= z.toJSONSchema(call.reply, { io: 'output' }) as JsonSchema;
  return { status: 200, body: new Samples().make(call.schema) };
}

function problemOf(status: number, code: string) {
  return { type: 'about:blank', title: code, status, code };
}

const CALLS = Object.entries(endpoints)
  .flatMap(([noun, operations]) => {
    const table = schemas[noun as keyof typeof schemas] as Readonly<
      Record<string, { readonly reply?: z.ZodType }>
    >;
    return Object.entries(operations as Readonly<Record<string, Endpoint>>).map(([operation, endpoint]) => ({
      endpoint,
      reply: table[operation]?.reply,
      /** Of the reply, once it was needed. */
      schema: undefined as JsonSchema | undefined,
      pattern: new RegExp(`^${endpoint.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
    }));
  })
  .filter(({ endpoint }) => endpoint.method === 'GET')
  // A fixed path before one with a parameter in its place.
  .sort((a, b) => a.endpoint.path.split('{').length - b.endpoint.path.split('{').length);

/** Makes one reply; ids differ within it. */
class Samples {
  #ids = 0;

  make(schema: JsonSchema): unknown {
    const { anyOf = [], enum: values, type } = schema;
    if (schema.const !== undefined) return schema.const;
    if (values) return values[0];
    // The first alternative has the most in it; the last one is null.
    if (anyOf[0]) return this.make(anyOf[0]);
    if (type === 'object') return this.#object(schema);
    if (type === 'array') return this.#array(schema);
    if (type === 'string') return this.#text(schema);
    if (type === 'number' || type === 'integer') return numberIn(schema);
    return type === 'boolean' ? true : null;
  }

  #object({ properties = {}, propertyNames, additionalProperties }: JsonSchema): unknown {
    const own = Object.entries(properties).map(([name, value]) => [name, this.make(value)] as const);
    const keys = typeof additionalProperties === 'object' ? (propertyNames?.enum ?? []) : [];
    const more = keys.map((key) => [String(key), this.make(additionalProperties as JsonSchema)] as const);
    return Object.fromEntries([...own, ...more]);
  }

  #array({ items = {}, minItems = 0, maxItems = LIST_LENGTH }: JsonSchema): unknown {
    const length = Math.max(minItems, Math.min(LIST_LENGTH, maxItems));
    return Array.from({ length }, () => this.make(items));
  }

  #text({ format = '', pattern = '' }: JsonSchema): string {
    if (format === 'uuid') return `01a00000-0000-7000-8000-${String((this.#ids += 1)).padStart(12, '0')}`;
    const expression = new RegExp(pattern, 'u');
    return FORMATS[format] ?? TEXTS.find((text) => expression.test(text)) ?? '';
  }
}

function numberIn({ minimum = 0, maximum = Infinity }: JsonSchema): number {
  return Math.min(Math.max(NUMBER, minimum), maximum);
}
