/**
 * What a token or a person may do to an area:
 * `look` see its releases and history, `release` bring a build of it into the store, `canary` show a stored version to
 * at most half of the visitors, `promote` make one live for more than that, `rollback` roll back, `force` do it against
 * the gate, `override` load the area from a development server in one's own browser, `retire` take
 * it out, bring it back, and give up its addresses, `rights` give these rights to others.
 */
export const ACTS = [
  'look',
  'release',
  'canary',
  'promote',
  'rollback',
  'force',
  'override',
  'retire',
  'rights',
] as const;
export type Act = (typeof ACTS)[number];

/** Stands for every area and the shell. */
export const EVERY_AREA = '*';
