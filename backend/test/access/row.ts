import type { endpoints } from 'shared-api/contract';
import type { TestRequest } from '../support/test-client.ts';
import type { Target } from './targets.ts';
import { ACTORS, type ActorName, type ObjectName } from './world.ts';

/** What a call is about, in the order of a row's expected statuses. */
export const RELATIONS = ['own', 'another', 'absent', 'malformed'] as const;
export type Relation = (typeof RELATIONS)[number];

/**
 * One line of the access matrix: what a call answers to each actor. A text holds the status for the caller's own
 * object, another's, an absent and a malformed one; `-` where there can be none, one status alone for all four.
 */
export interface Row {
  readonly object: ObjectName;
  /** What is sent beside method and path. */
  readonly send?: (target: Target) => TestRequest | Promise<TestRequest>;
  /** Query, without the question mark. */
  readonly query?: string;
  readonly expect: Readonly<Record<ActorName, string>>;
}

type EndpointTable = typeof endpoints;

/** The rows of a feature: at least one for every operation of its endpoint table. */
export type Rows<Feature extends keyof EndpointTable> = Readonly<
  Record<keyof EndpointTable[Feature], Row | readonly Row[]>
>;

/** Whom a call answers alike: everybody who is not signed in, whatever their browser still believes. */
const SIGNED_OUT = ['guest', 'ended', 'demoted'] as const;
const SIGNED_IN = ACTORS.filter((actor) => !SIGNED_OUT.some((name) => name === actor));

/** Expected statuses: `signedOut` for the three who are, then the signed-in ones by name, or all with `signedIn`. */
export function expected(
  signedOut: string,
  signedIn: string | Readonly<Record<'user' | 'unconfirmed' | 'provider' | 'admin', string>>,
): Row['expect'] {
  const out = Object.fromEntries(SIGNED_OUT.map((actor) => [actor, signedOut]));
  const all =
    typeof signedIn === 'string' ? Object.fromEntries(SIGNED_IN.map((actor) => [actor, signedIn])) : signedIn;
  return { ...out, ...all } as Row['expect'];
}

/** For admins alone: signed out 401, any other role 403. */
export function adminsOnly(admin: string): Row['expect'] {
  return expected('401', { user: '403', unconfirmed: '403', provider: '403', admin });
}

/** For restaurant owners and admins: signed out 401, a customer 403. */
export function ownersAndAdmins(owner: string, admin: string): Row['expect'] {
  return expected('401', { user: '403', unconfirmed: owner, provider: owner, admin });
}

/** The status that a row expects of an actor for one relation; undefined where there is no such object. */
export function expectedStatus(row: Row, actor: ActorName, relation: Relation): number | undefined {
  const statuses = row.expect[actor].split(' ');
  const text = statuses.length === 1 ? statuses[0] : statuses[RELATIONS.indexOf(relation)];
  return text === undefined || text === '-' ? undefined : Number(text);
}
