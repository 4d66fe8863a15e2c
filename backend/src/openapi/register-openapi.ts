import type { FastifyInstance } from 'fastify';

/** Placeholder until the document's generator registers itself. */
export function registerOpenApi(_app: FastifyInstance): void {}
