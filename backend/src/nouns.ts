import { endpoints } from 'shared-api/contract';
import { schemas } from 'shared-api/contract/schemas';
import type { EndpointTable, RouteTable } from './http/collect-routes.ts';
import type { SchemaTable } from './http/register-routes.ts';

/** The routes of every noun of the contract. */
export const nouns: Partial<RouteTable> = {};

/** What a service answers: endpoints, their schemas and their routes. */
export interface ServedContract {
  readonly endpoints: EndpointTable;
  readonly schemas: SchemaTable;
  readonly routes: object;
}

export const servedContract: ServedContract = {
  endpoints: Object.fromEntries(Object.entries(endpoints).filter(([noun]) => Object.hasOwn(nouns, noun))),
  schemas,
  routes: nouns,
};
