/** Runs one benchmark of `bench/src`; for example `npm run bench:page`. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const [name = ''] = process.argv.slice(2);
const file = join(import.meta.dirname, '..', 'bench', 'src', `${name}.ts`);
if (!/^[a-z-]+$/.test(name) || !existsSync(file)) {
  console.error(`maida: there is no benchmark ${name}.`);
  process.exit(1);
}
await import(pathToFileURL(file).href);
