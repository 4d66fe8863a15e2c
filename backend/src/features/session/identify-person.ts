import type { FastifyRequest } from 'fastify';
import type { IncomingMessage } from 'node:http';
import type { Service } from '../../app.ts';
import { isApproved } from '../../infra/http/actor.ts';
import { findActor } from './find-actor.ts';

/**
 * The person who sends a request, if no stranger could be one: an admin, or a restaurant owner whom an admin has
 * approved. Anybody can register as a customer, so customers are nobody here.
 */
export type IdentifyPerson = (request: Pick<IncomingMessage, 'headers'>) => Promise<string | undefined>;

/** The check of a service, for code outside of it; nobody is known while the service can't say. */
export function createPersonCheck(service: Pick<Service, 'context'>): IdentifyPerson {
  return async (request) => {
    try {
      const actor = await findActor(service.context(), request as FastifyRequest);
      return isApproved(actor) ? (actor.id ?? undefined) : undefined;
    } catch {
      return undefined;
    }
  };
}
