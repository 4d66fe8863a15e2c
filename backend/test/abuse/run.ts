/**
 * Runs every attack of this folder beside its honest twin and prints one line each; `npm run abuse -w backend`, with
 * words of their names for some of them. Ends with 1 when an attack got further than allowed or somebody honest was
 * bothered.
 */
import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { holds, type AbuseTrial } from './trial.ts';

const words = process.argv.slice(2);
const rows: Record<string, unknown>[] = [];
const files = globSync('*.trial.ts', { cwd: import.meta.dirname }).sort();
for (const file of files.filter((name) => words.every((word) => name.includes(word)))) {
  const { trial } = (await import(`./${file}`)) as { trial: AbuseTrial };
  console.log(`${basename(file, '.trial.ts')}: ${trial.name} …`);
  const startedAt = performance.now();
  const { parts, ...result } = await trial.run();
  const seconds = Number(((performance.now() - startedAt) / 1000).toFixed(1));
  if (parts) console.table(parts);
  rows.push({ attack: trial.name, ...result, seconds, holds: holds(result) });
}
console.table(rows);
process.exit(rows.length > 0 && rows.every(({ holds }) => holds) ? 0 : 1);
