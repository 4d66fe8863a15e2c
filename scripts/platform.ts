/** The platform's command line for this checkout's release store; `npm run platform`. */
import { runCommandLine } from 'platform/cli';
import { findRunning } from './running.mjs';

// The product that runs from here may have another folder than the usual one.
const [running, ...others] = findRunning();
if (running && others.length === 0) process.env['DATA_DIR'] ||= running.dataDir;

process.exitCode = await runCommandLine(
  process.argv.slice(2),
  {
    out: (text) => console.log(text),
    error: (text) => console.error(text),
    progress: (text) => console.error(`… ${text}`),
  },
  async () => {
    const [{ ADDRESSES }, { SMOKE }] = await Promise.all([
      import('product/addresses'),
      import('product/smoke-service'),
    ]);
    return { addresses: ADDRESSES, smoke: SMOKE };
  },
);
