/** The platform's command line for this checkout's release store; `npm run platform`. */
import { runCommandLine } from 'platform/cli';
import { SERVICE_PATHS } from 'product/service-paths';
import { SMOKE_SERVICE, smokeCookies } from 'product/smoke-service';

process.exitCode = await runCommandLine(
  process.argv.slice(2),
  {
    out: (text) => console.log(text),
    error: (text) => console.error(text),
    progress: (text) => console.error(`… ${text}`),
  },
  { reservedPaths: SERVICE_PATHS, smoke: { service: SMOKE_SERVICE, cookiesOf: smokeCookies } },
);
