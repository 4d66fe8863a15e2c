import type { LiveEntry } from '../store/registry.ts';

/** Says who decided what is live of an app, and how to release other sources in its place. */
export function describeEntry(name: string, { live, since, by, canary }: LiveEntry): string {
  const when = `${since.slice(0, 16).replace('T', ' ')} UTC`;
  const verb = by?.kind === 'rollback' ? 'rolled back to' : 'released';
  const who = by ? `${by.who} ${verb} ${live} at ${when}` : `${live} is live since ${when}`;
  const trial = canary ? `, and ${canary.who} tries ${canary.version}` : '';
  return `${who}${trial}; these sources differ. To release them: npm run platform -- release ${name}`;
}
