import type { FastifyRequest } from 'fastify';
import type { ServiceContext } from '../../context.ts';
import { takeFromLimits, type RateLimit, type Use } from '../database/rate-limit.ts';
import type { Actor } from './actor.ts';
import { callerNetwork, isLoopback } from './network.ts';

/** How often a caller may make a call: so many at once, and one more per interval. */
export interface WriteLimit {
  readonly burst: number;
  readonly everySeconds: number;
  /** Path parameter: counts the caller's calls for each object apart. Without it, all of them together. */
  readonly of?: string;
}

/** The limits of a call that writes; or, as a sentence, why it needs none here. */
export type WriteRule = readonly WriteLimit[] | string;

/** Calls of one account, or of a network for callers without one. */
export function perCaller(burst: number, everySeconds: number): WriteLimit {
  return { burst, everySeconds };
}

/** The same for each object that the path parameter names. */
export function perObject(of: string, burst: number, everySeconds: number): WriteLimit {
  return { of, burst, everySeconds };
}

/** For what people do by hand. */
export const USUAL = [perCaller(120, 2)] as const;

/** Who makes the call, and what it names. */
interface LimitedCall {
  readonly context: ServiceContext;
  readonly actor: Actor;
  readonly request: FastifyRequest;
  readonly params: unknown;
}

/**
 * Takes one call from its limits. The caller is part of every bucket: nobody uses up what others may do. Guests on the
 * machine itself are not limited, as with orders (`order-limits.ts`).
 *
 * @param purpose names the call, e.g. `restaurant.update`
 * @throws ServiceError `rate_limited`
 */
export async function takeWrite(
  purpose: string,
  rule: WriteRule | undefined,
  { context, actor, request, params }: LimitedCall,
): Promise<void> {
  if (rule === undefined || typeof rule === 'string') return;
  const caller = actor.id ?? callerNetwork(request);
  if (actor.id === null && isLoopback(caller)) return;
  const uses = rule.map((limit): Use => {
    const object = limit.of === undefined ? [] : [(params as Record<string, string>)[limit.of] ?? ''];
    return { limit: toRateLimit(purpose, limit), subject: [caller, ...object].join('\0') };
  });
  await takeFromLimits(context.db, uses, context.clock());
}

const SECOND_MS = 1000;

function toRateLimit(purpose: string, { burst, everySeconds, of = 'caller' }: WriteLimit): RateLimit {
  return { purpose: `write ${purpose} ${of}`, burst, intervalMs: everySeconds * SECOND_MS };
}
