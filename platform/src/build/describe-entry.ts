import type { LiveEntry, RetiredEntry } from '../contract/server/index.ts';

/** Says who decided what is live of an app, and how to release other sources in its place. */
export function describeEntry(name: string, { live, since, by, canary }: LiveEntry): string {
  const when = timeOf(since);
  const verb = by?.kind === 'rollback' ? 'rolled back to' : 'released';
  const who = by ? `${by.who} ${verb} ${live} at ${when}` : `${live} is live since ${when}`;
  const trial = canary ? `, and ${canary.who} tries ${canary.version}` : '';
  return `${who}${trial}; these sources differ. To release them: npm run platform -- release ${name}`;
}

/** Says who took an app out, and how to bring it back. */
export function describeRetired(name: string, { who, since }: RetiredEntry): string {
  return `${who} retired it at ${timeOf(since)}. To bring it back: npm run platform -- release ${name} --bring-back`;
}

function timeOf(since: string): string {
  return `${since.slice(0, 16).replace('T', ' ')} UTC`;
}
