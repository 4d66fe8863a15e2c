import { endpoints, type Endpoint } from 'shared-api/contract';
import { problemSchema, schemas, type OperationSchemas } from 'shared-api/contract/schemas';
import { statusOf } from '../http/problem.ts';
import { describe, type Components, type JsonSchema } from './json-schema.ts';
import type { Content, OpenApiDocument, Operation, Response } from './open-api.ts';
import { parametersOf } from './parameters.ts';
import { describePlatform, PLATFORM_TAG } from './platform-paths.ts';

const DESCRIPTION =
  `The backing service of Maida. A session travels in a cookie; every change also carries the header
X-XSRF-TOKEN with the value of the cookie XSRF-TOKEN, which GET /auth/me sets; a page whose browser keeps no cookies can
cause some without, with a random X-Visitor token of its own. Refusals are problem details (RFC 9457)
with a closed list of codes.`.replaceAll('\n', ' ');

const SECURITY_SCHEMES = {
  session: { type: 'apiKey', in: 'cookie', name: 'maida_session' },
  xsrf: { type: 'apiKey', in: 'header', name: 'X-XSRF-TOKEN' },
  visitor: { type: 'apiKey', in: 'header', name: 'X-Visitor' },
  pipeline: { type: 'http', scheme: 'bearer' },
};

const PICTURE: Content = { 'image/webp': {}, 'image/avif': {}, 'image/jpeg': {} };

const PAGE_HEADERS = {
  Link: { description: 'Addresses of the next and previous page', schema: { type: 'string' } },
  'X-Total-Count': {
    description: 'Rows of the whole list, counted up to a bound',
    schema: { type: 'integer' },
  },
  'X-Total-Is-Estimate': {
    description: '`true` when there are more rows than X-Total-Count says',
    schema: { type: 'boolean' },
  },
  'X-Page-Start': {
    description: 'Number of the first row of this page, from 1',
    schema: { type: 'integer' },
  },
};

const UPLOAD: JsonSchema = {
  type: 'object',
  properties: { images: { type: 'array', items: { type: 'string', format: 'binary' } } },
};

/** The OpenAPI document of the contract. */
export function buildDocument(): OpenApiDocument {
  const components: Components = new Map();
  const problem = describe(problemSchema, 'output', components);
  const paths: OpenApiDocument['paths'] = {};
  const table: Record<string, Record<string, Endpoint>> = endpoints;
  const schemaTable: Record<string, Record<string, OperationSchemas>> = schemas;
  for (const [feature, operations] of Object.entries(table)) {
    for (const [name, endpoint] of Object.entries(operations)) {
      const described = describeOperation(
        feature,
        name,
        endpoint,
        schemaTable[feature]?.[name] ?? {},
        components,
        problem,
      );
      paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method.toLowerCase()]: described };
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Maida', version: '1', description: DESCRIPTION },
    tags: [...Object.keys(table), PLATFORM_TAG].map((name) => ({ name })),
    paths: { ...paths, ...describePlatform(components) },
    components: {
      schemas: Object.fromEntries([...components].sort(([a], [b]) => a.localeCompare(b))),
      securitySchemes: SECURITY_SCHEMES,
    },
  };
}

function describeOperation(
  feature: string,
  name: string,
  endpoint: Endpoint,
  schemas: OperationSchemas,
  components: Components,
  problem: JsonSchema,
): Operation {
  const parameters = [
    ...parametersOf('path', schemas.params, components),
    ...parametersOf('query', schemas.query, components),
    ...parametersOf('header', schemas.headers, components),
  ];
  const body = bodyOf(endpoint, schemas, components);
  return {
    operationId: `${feature}.${name}`,
    tags: [feature],
    summary: endpoint.summary,
    'x-access': endpoint.access,
    security: securityOf(endpoint),
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: body }),
    responses: {
      [String(endpoint.status ?? 200)]: successOf(endpoint, schemas, components),
      ...(endpoint.access !== 'public' && {
        [String(statusOf('unauthorized'))]: refusal('Nobody is signed in', problem),
      }),
      default: refusal('A refusal', problem),
    },
  };
}

function securityOf({ access, method, needsNoCookie }: Endpoint): Operation['security'] {
  if (needsNoCookie) return [{ xsrf: [] }, { visitor: [] }];
  const needed = { ...(access !== 'public' && { session: [] }), ...(method !== 'GET' && { xsrf: [] }) };
  return Object.keys(needed).length > 0 ? [needed] : [];
}

function bodyOf(
  endpoint: Endpoint,
  schemas: OperationSchemas,
  components: Components,
): Operation['requestBody'] {
  if (endpoint.body === 'multipart')
    return { required: false, content: { 'multipart/form-data': { schema: UPLOAD } } };
  if (!schemas.body) return undefined;
  const schema = describe(schemas.body, 'input', components);
  return { required: !endpoint.optionalBody, content: { 'application/json': { schema } } };
}

function successOf(endpoint: Endpoint, schemas: OperationSchemas, components: Components): Response {
  const { reply = 'json' } = endpoint;
  if (reply === 'none') return { description: 'Done' };
  if (reply === 'stream') return { description: 'Server-sent events', content: { 'text/event-stream': {} } };
  if (reply === 'csv') return { description: 'The table', content: { 'text/csv': {} } };
  if (reply === 'file') return { description: 'The picture', content: PICTURE };
  const content = schemas.reply && {
    'application/json': { schema: describe(schemas.reply, 'output', components) },
  };
  return {
    description: reply === 'page' ? 'One page of the list' : 'Done',
    ...(reply === 'page' && { headers: PAGE_HEADERS }),
    ...(content && { content }),
  };
}

function refusal(description: string, problem: JsonSchema): Response {
  return { description, content: { 'application/problem+json': { schema: problem } } };
}
