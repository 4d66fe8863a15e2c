import { platformEndpoints, type PlatformAccess, type PlatformEndpoint } from 'platform/contract';
import { platformSchemas, releaseProblemSchema, type PlatformSchemas } from 'platform/contract/schemas';
import { describe, type Components } from './json-schema.ts';
import type { OpenApiDocument, Operation } from './open-api.ts';
import { parametersOf } from './parameters.ts';

export const PLATFORM_TAG = 'platform';

/** How a caller is known: an admin by their session, a pipeline by its token. */
const SECURITY: Readonly<Record<PlatformAccess, Operation['security']>> = {
  read: [{ session: [] }, { pipeline: [] }],
  change: [{ session: [], xsrf: [] }, { pipeline: [] }],
  upload: [{ pipeline: [] }],
};

/** The platform's calls, which are answered beside the service (decision platform-releases-beside-the-service). */
export function describePlatform(components: Components): OpenApiDocument['paths'] {
  const problem = describe(releaseProblemSchema, 'output', components);
  const paths: OpenApiDocument['paths'] = {};
  for (const [name, endpoint] of Object.entries(platformEndpoints)) {
    const schemas: PlatformSchemas = platformSchemas[name as keyof typeof platformSchemas];
    const parameters = parametersOf('query', schemas.query, components);
    const body = bodyOf(endpoint, schemas, components);
    const reply = { 'application/json': { schema: describe(schemas.reply, 'output', components) } };
    const described: Operation = {
      operationId: `${PLATFORM_TAG}.${name}`,
      tags: [PLATFORM_TAG],
      summary: endpoint.summary,
      'x-access': endpoint.access,
      security: SECURITY[endpoint.access],
      ...(parameters.length > 0 && { parameters }),
      ...(body && { requestBody: body }),
      responses: {
        200: { description: 'Done', content: reply },
        default: { description: 'A refusal', content: { 'application/problem+json': { schema: problem } } },
      },
    };
    paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method.toLowerCase()]: described };
  }
  return paths;
}

function bodyOf(
  { body }: PlatformEndpoint,
  schemas: PlatformSchemas,
  components: Components,
): Operation['requestBody'] {
  if (body === 'build') return { required: true, content: { 'application/gzip': {} } };
  if (!schemas.body) return undefined;
  const schema = describe(schemas.body, 'input', components);
  return { required: true, content: { 'application/json': { schema } } };
}
