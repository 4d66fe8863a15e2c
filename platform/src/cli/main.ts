import { runCommandLine } from './run.ts';

process.exitCode = await runCommandLine(process.argv.slice(2), {
  out: (text) => console.log(text),
  error: (text) => console.error(text),
});
