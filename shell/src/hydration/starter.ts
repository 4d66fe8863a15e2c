import { recordEarlyInput } from './early-input.ts';
import { runShellScripts } from './run-shell-scripts.ts';
import { whenShown } from './when-shown.ts';

/*
 * The first script of a rendered page, a file of its own: it arrives long before the shell, records early input, and
 * loads the shell once the page is shown.
 */
recordEarlyInput();
void whenShown().then(runShellScripts);
