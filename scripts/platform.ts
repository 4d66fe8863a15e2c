/** The platform's command line for this checkout's release store; `npm run platform`. */
import { runCommandLine } from 'platform/cli';

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
