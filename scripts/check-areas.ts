/**
 * Fails on a mistake in an `area.json`, before anything is built. `node scripts/check-areas.ts mf-provider` checks this
 * one alone.
 */
import { findApps } from 'platform/build';
import { findProblems } from './areas/find-problems.ts';

const named = process.argv.slice(2);
const areas = (await findApps()).filter(
  ({ name }) => name !== 'shell' && (named.length === 0 || named.includes(name)),
);
const problems = (await Promise.all(areas.map(findProblems))).flat();
for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
