import type { IncomingMessage } from 'node:http';
import { CANARY_COOKIE, isVisitorId, newVisitorId } from '../canary/choose-versions.ts';
import type { PageFaults } from '../contract/faults.ts';
import { applyFaults, findPageFaults } from '../faults/index.ts';
import type { FaultSwitch } from '../faults/index.ts';
import { applyOverrides } from '../override/apply-overrides.ts';
import type { OverridePolicy } from '../override/override-policy.ts';
import type { LiveSet, LiveSource } from '../store/index.ts';
import { cookieOf } from './request.ts';

/** Query parameter that asks for a set that was live once, by its id. */
const PARAMETER = 'composition';
/** Seconds that a visitor is held to what they saw first. */
const COOKIE_MAX_AGE_SECONDS = 30 * 86_400;

/** The set of one request. */
export interface ChosenSet {
  /** What the browser is told. */
  readonly live: LiveSet;
  /** The same without what goes wrong on purpose. */
  readonly intact: LiveSet;
  /** Of a browser that may make areas fail on purpose. */
  readonly faults?: PageFaults;
  /** What the answer has to carry: a visitor's new mark, the set's id, that nobody keeps what is replayed. */
  readonly headers: Readonly<Record<string, string>>;
}

/** What the choice depends on besides the request. */
export interface ChoiceContext {
  readonly source: LiveSource;
  readonly isSecure: boolean;
  /** Whether a request may see a set by the value of its `composition` parameter; gives the id of the set. */
  readonly findReplay?: (request: IncomingMessage, value: string) => Promise<string | undefined>;
  readonly faultSwitch?: FaultSwitch;
  readonly overridePolicy?: Pick<OverridePolicy, 'find'>;
}

type Choice = Omit<ChosenSet, 'intact'>;

/** The set of a request with the faults of its browser; undefined when the replay that it asks for is gone. */
export async function chooseLiveSet(
  request: IncomingMessage,
  context: ChoiceContext,
): Promise<ChosenSet | undefined> {
  const visitors = await chooseForVisitor(request, context);
  if (!visitors) return undefined;
  const chosen = await withOverrides(request, context, visitors);
  const { live: intact, headers } = chosen;
  const faults = context.faultSwitch && (await findPageFaults(request, context.faultSwitch));
  if (!faults) return { live: intact, intact, headers };
  const isFaulty = Object.keys(faults.active).length > 0;
  const live = isFaulty ? await applyFaults(intact, faults.active, context.source) : intact;
  // Nobody keeps what is meant for this browser.
  return { live, intact, faults, headers: { ...headers, 'cache-control': 'no-store' } };
}

/** The set of a browser that takes areas from development servers; everybody else's is as it was. */
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

/** The set that a request gets: one that it may replay, or else its visitor's; undefined when the replay is gone. */
async function chooseForVisitor(
  request: IncomingMessage,
  context: ChoiceContext,
): Promise<Choice | undefined> {
  const { source } = context;
  const wanted = await findReplay(request, context);
  if (wanted !== undefined) {
    const live = await source.findComposition?.(wanted);
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
  const known = cookieOf(request, CANARY_COOKIE);
  const visitor = isVisitorId(known) ? known : newVisitorId();
  const live = await source.readLive(visitor);
  return {
    live,
    headers: {
      ...compositionHeader(live),
      ...(visitor === known ? {} : visitorCookie(visitor, context.isSecure)),
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
  const attributes = [`Max-Age=${String(COOKIE_MAX_AGE_SECONDS)}`, 'Path=/', 'HttpOnly', 'SameSite=Lax'];
  return {
    'set-cookie': [`${CANARY_COOKIE}=${visitor}`, ...attributes, ...(isSecure ? ['Secure'] : [])].join('; '),
  };
}
