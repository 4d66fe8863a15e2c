/*
 * Builds one app for release, in a process of its own: `node build-worker.ts <folder>`. Problems go to standard error
 * and make it exit with 1.
 */
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack from 'webpack';
import type { ConfigurationFactory } from '../preset/define.ts';
import { CONFIGURATION_FILE } from './apps.ts';

const root = path.resolve(process.argv[2] ?? '.');
process.chdir(root);

const configured: unknown = await import(pathToFileURL(path.join(root, CONFIGURATION_FILE)).href);
const problems = await build(factoryOf(configured));
if (problems) {
  process.stderr.write(`${problems}\n`);
  process.exitCode = 1;
}

function factoryOf(module: unknown): ConfigurationFactory {
  if (typeof module === 'object' && module && 'default' in module && typeof module.default === 'function') {
    return module.default as ConfigurationFactory;
  }
  throw new Error(`${root}/${CONFIGURATION_FILE} has no default export made by defineArea or defineShell.`);
}

async function build(factory: ConfigurationFactory): Promise<string | undefined> {
  const compiler = webpack(await factory({}, { mode: 'production' }));
  const { promise, resolve, reject } = Promise.withResolvers<string | undefined>();
  compiler.run((error, stats) => {
    const outcome = stats?.hasErrors() ? stats.toString({ preset: 'errors-only', colors: false }) : undefined;
    compiler.close((closeError) => {
      if (error ?? closeError) reject(error ?? closeError);
      else resolve(outcome);
    });
  });
  return promise;
}
