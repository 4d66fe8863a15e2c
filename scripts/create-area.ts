/** Creates a new area that runs, is tested and can be released; `npm run create-area`. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { readAreaOptions, USAGE, AreaOptionsError } from './create-area/area-options.ts';
import { writeArea } from './create-area/workspace.ts';

const ROOT = join(import.meta.dirname, '..');

async function main(args: readonly string[]): Promise<void> {
  if (args.length === 0 || args.includes('--help')) {
    console.log(USAGE);
    return;
  }
  const options = readAreaOptions(args);
  const files = await writeArea(ROOT, options);
  // Where lines break depends on the length of the titles.
  spawnSync('oxfmt', files, { cwd: ROOT });
  console.log(`Created ${options.name}, mounted at ${options.path}:

  npm run dev -w ${options.name}                alone
  npx jest ${options.name}/src               its tests
  npm run platform -- release ${options.name}   live, in a product that runs

The day of an area team: docs/area-team.md`);
}

await main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof AreaOptionsError ? `maida: ${error.message}` : error);
  process.exitCode = 1;
});
