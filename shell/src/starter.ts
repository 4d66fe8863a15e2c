import { noteEarlyInput } from './app/early-input.ts';
import { runShell } from './app/run-shell.ts';
import { whenShown } from './app/when-shown.ts';

/*
 * What a rendered page runs first of all: a file of its own, since these few lines are there long before the shell is,
 * and nothing of the shell shall run before the page is seen.
 */
noteEarlyInput();
void whenShown().then(runShell);
