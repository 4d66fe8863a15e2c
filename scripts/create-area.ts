/** Makes a new area that runs, is tested and can be released; `npm run create-area`. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { readWish, USAGE, WishError } from './create-area/wish.ts';
import { writeArea } from './create-area/workspace.ts';

const ROOT = join(import.meta.dirname, '..');

async function main(args: readonly string[]): Promise<void> {
  if (args.length === 0 || args.includes('--help')) {
    console.log(USAGE);
    return;
  }
  const wish = readWish(args);
  const files = await writeArea(ROOT, wish);
  // Long titles break lines elsewhere than short ones.
  spawnSync('prettier', ['--write', '--log-level', 'warn', ...files], { cwd: ROOT, stdio: 'inherit' });
  console.log(`${wish.name} is there, at ${wish.path}:

  npm run dev -w ${wish.name}                alone
  npx jest --selectProjects ${wish.name}     its tests
  npm run platform -- release ${wish.name}   live, in a product that runs

The day of an area team: docs/area-team.md`);
}

await main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof WishError ? `maida: ${error.message}` : error);
  process.exitCode = 1;
});
