import type { Endpoint } from 'shared-api/contract';
import type { Feature } from './contract-types.ts';
import type { AnyRoute, FeatureRoutes, UntypedRoute } from './routes.ts';

/** The routes of all features. */
export type RouteTable = { readonly [N in Feature]: FeatureRoutes<N> };

/** Endpoints by feature and operation. */
export type EndpointTable = Readonly<Record<string, Readonly<Record<string, Endpoint>>>>;

/**
 * Joins the endpoint table with the routes.
 *
 * @throws Error for an endpoint without a handler, a route without an endpoint, a route that allows other callers
 *   than the table does, or a call that writes without a rule how often
 */
export function collectRoutes(table: object, endpoints: EndpointTable): AnyRoute[] {
  const collected: AnyRoute[] = [];
  const features = table as Record<string, Record<string, Partial<UntypedRoute>> | undefined>;
  for (const [feature, operations] of Object.entries(endpoints)) {
    const routes = features[feature] ?? {};
    for (const [operation, endpoint] of Object.entries(operations)) {
      const route = routes[operation];
      if (!isComplete(route)) throw new Error(`${feature}.${operation} has no handler or no \`allow\``);
      if (!isEqual(route.allow, endpoint.access)) {
        throw new Error(`${feature}.${operation} allows other callers than the endpoint table`);
      }
      if (writes(endpoint) && !hasRule(route)) {
        throw new Error(`${feature}.${operation} writes and says neither its limit nor why it has none`);
      }
      collected.push({ feature, operation, endpoint, route });
    }
    refuseSurplus(feature, Object.keys(routes), operations);
  }
  refuseSurplus('table', Object.keys(features), endpoints);
  return collected;
}

function isComplete(route: Partial<UntypedRoute> | undefined): route is UntypedRoute {
  return typeof route?.handle === 'function' && route.allow !== undefined;
}

function writes({ method, reply }: Endpoint): boolean {
  return method !== 'GET' || reply === 'csv';
}

function hasRule({ limit }: UntypedRoute): boolean {
  return limit !== undefined && limit.length > 0;
}

function isEqual(allow: Endpoint['access'], access: Endpoint['access']): boolean {
  return JSON.stringify(allow) === JSON.stringify(access);
}

function refuseSurplus(owner: string, names: readonly string[], known: Record<string, unknown>): void {
  const surplus = names.find((name) => !Object.hasOwn(known, name));
  if (surplus !== undefined) throw new Error(`${owner}.${surplus} is not in the endpoint table`);
}
