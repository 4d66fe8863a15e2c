/** The platform's command line for this checkout's release store; `npm run platform`. */
import { runCommandLine } from 'platform/cli';
import { ADDRESSES } from 'product/addresses';
import { SMOKE_SERVICE, smokeCookies } from 'product/smoke-service';

process.exitCode = await runCommandLine(
  process.argv.slice(2),
  {
    out: (text) => console.log(text),
    error: (text) => console.error(text),
    progress: (text) => console.error(`… ${text}`),
  },
  { addresses: ADDRESSES, smoke: { service: SMOKE_SERVICE, cookiesOf: smokeCookies } },
);
