/** The platform's command line over this checkout's release store; `npm run platform`. */
import { runCommandLine } from 'platform/cli';

process.exitCode = await runCommandLine(process.argv.slice(2), {
  out: (text) => console.log(text),
  error: (text) => console.error(text),
});
