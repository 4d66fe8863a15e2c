/*
 * Builds one app for release in its own process: `node build-worker.ts <folder>`. Writes errors to standard error and
 * exits with 1.
 */
import path from 'node:path';
import webpack from 'webpack';
import type { ConfigurationFactory } from './preset/define.ts';
import { loadConfiguration } from './load-configuration.ts';

const root = path.resolve(process.argv[2] ?? '.');
process.chdir(root);
// The parent process has ended, so nobody needs the build.
process.once('disconnect', () => process.exit(1));
process.channel?.unref();

// A plugin's refusal is for the team: its message says all, and the lines of its stack are the compiler's.
const problems = await build(await loadConfiguration(root)).catch((error: Error) => error.message);
if (problems) {
  process.stderr.write(`${problems}\n`);
  process.exitCode = 1;
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
