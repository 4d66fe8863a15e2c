import { recordEarlyInput } from './early-input.ts';
import { runShellScripts } from './run-shell-scripts.ts';
import { whenPainted } from './when-painted.ts';

/*
 * The first script of a rendered page, a file of its own: it arrives long before the shell, records early input, and
 * runs the shell once the page is painted.
 */
recordEarlyInput();
void whenPainted().then(runShellScripts);
