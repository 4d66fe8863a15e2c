/**
 * Fails on a mistake in an `area.json` before anything is built: a field or value that does not exist, or a role that
 * no user has. `node scripts/check-areas.ts mf-provider` checks this one alone.
 */
import { findApps, readAreaManifest } from 'platform/build';
import { ROLES } from 'shared-api/contract';

const named = process.argv.slice(2);
const areas = (await findApps()).filter(
  ({ name }) => name !== 'shell' && (named.length === 0 || named.includes(name)),
);
const problems: string[] = [];
for (const area of areas) {
  try {
    const { mounts, navigation, pages = [] } = await readAreaManifest(area);
    const parts = Object.entries({ mounts, navigation, pages });
    for (const [field, entries] of parts)
      for (const [index, { roles = [] }] of entries.entries())
        for (const role of roles.filter((one) => !(ROLES as readonly string[]).includes(one)))
          problems.push(
            `${area.name}/area.json: ${field}.${index}.roles: "${role}" is no role; allowed are ${ROLES.join(', ')}.`,
          );
  } catch (error) {
    problems.push(error instanceof Error ? error.message : String(error));
  }
}
for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
