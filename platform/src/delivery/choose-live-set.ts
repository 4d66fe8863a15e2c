import { stringifySetCookie } from 'cookie';
import type { IncomingMessage } from 'node:http';
import {
  CANARY_COOKIE,
  isVisitorId,
  newVisitorId,
  type LiveSet,
  type LiveSource,
} from '../contract/server/index.ts';
import type { PageFaults } from '../contract/index.ts';
import { applyFaults } from './faults/apply-faults.ts';
import { findPageFaults, type FaultSwitch } from './faults/fault-switch.ts';
import { applyOverrides } from './override/apply-overrides.ts';
import type { OverridePolicy } from './override/override-policy.ts';
import { cookieOf } from './http/request.ts';

/** Query parameter with the id of an earlier set of versions to replay. */
const PARAMETER = 'composition';
const COOKIE_MAX_AGE_SECONDS = 30 * 86_400;

/** The live set for one request. */
export interface ChosenSet {
  /** What the browser gets, with its overrides and faults. */
  readonly live: LiveSet;
  /** The same without simulated faults. */
  readonly intact: LiveSet;
  /** Only in a browser that may simulate faults. */
  readonly faults?: PageFaults;
  /** Headers of the response: a new visitor's cookie, the set's id, no caching of a replay. */
  readonly headers: Readonly<Record<string, string>>;
}

/** What the choice depends on in addition to the request. */
export interface ChoiceContext {
  readonly source: LiveSource;
  readonly isSecure: boolean;
  /** Returns the id of the set that the value of `?composition=` permits to replay. */
  readonly findReplay?: (request: IncomingMessage, value: string) => Promise<string | undefined>;
  readonly faultSwitch?: FaultSwitch;
  readonly overridePolicy?: Pick<OverridePolicy, 'find'>;
}

type Choice = Omit<ChosenSet, 'intact'>;

/** Chooses the live set of a request, with its overrides and faults; undefined when a replayed set is gone. */
export async function chooseLiveSet(
  request: IncomingMessage,
  context: ChoiceContext,
): Promise<ChosenSet | undefined> {
  const forVisitor = await chooseForVisitor(request, context);
  if (!forVisitor) return undefined;
  const chosen = await withOverrides(request, context, forVisitor);
  const { live: intact, headers } = chosen;
  const faults = context.faultSwitch && (await findPageFaults(request, context.faultSwitch));
  if (!faults) return { live: intact, intact, headers };
  const isFaulty = Object.keys(faults.active).length > 0;
  const live = isFaulty ? await applyFaults(intact, faults.active, context.source) : intact;
  // The response is for this browser only.
  return { live, intact, faults, headers: { ...headers, 'cache-control': 'no-store' } };
}

/** Whether a set is for one browser on purpose: an earlier one, or one with overrides or faults. */
export function isSpecial({ headers }: Pick<ChosenSet, 'headers'>): boolean {
  return 'cache-control' in headers;
}

/** Applies the overrides of a browser that loads areas from development servers. */
async function withOverrides(
  request: IncomingMessage,
  { overridePolicy }: ChoiceContext,
  chosen: Choice,
): Promise<Choice> {
  const permit = await overridePolicy?.find(request);
  if (!permit) return chosen;
  const headers = { ...chosen.headers, 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };
  return { ...chosen, live: applyOverrides(chosen.live, permit.overrides), headers };
}

/** The set that the request may replay, else its visitor's; undefined when the replayed set is gone. */
async function chooseForVisitor(
  request: IncomingMessage,
  context: ChoiceContext,
): Promise<Choice | undefined> {
  const { source } = context;
  const replay = await findReplay(request, context);
  if (replay !== undefined) {
    const live = await source.findComposition?.(replay);
    return (
      live && {
        live,
        headers: { ...compositionHeader(live), 'cache-control': 'no-store', 'x-robots-tag': 'noindex' },
      }
    );
  }
  if (!(await source.hasCanary?.())) {
    const live = await source.readLive();
    return { live, headers: compositionHeader(live) };
  }
  const cookie = cookieOf(request, CANARY_COOKIE);
  const visitor = isVisitorId(cookie) ? cookie : newVisitorId();
  const live = await source.readLive(visitor);
  return {
    live,
    headers: {
      ...compositionHeader(live),
      ...(visitor === cookie ? {} : visitorCookie(visitor, context.isSecure)),
    },
  };
}

async function findReplay(request: IncomingMessage, context: ChoiceContext): Promise<string | undefined> {
  const [, query] = (request.url ?? '').split('?');
  const value = query?.includes(PARAMETER) ? new URLSearchParams(query).get(PARAMETER) : null;
  return value === null ? undefined : context.findReplay?.(request, value);
}

function compositionHeader({ registry }: LiveSet): Record<string, string> {
  return { 'x-composition': registry.composition };
}

function visitorCookie(visitor: string, isSecure: boolean): Record<string, string> {
  return {
    'set-cookie': stringifySetCookie({
      name: CANARY_COOKIE,
      value: visitor,
      maxAge: COOKIE_MAX_AGE_SECONDS,
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: isSecure,
    }),
  };
}
