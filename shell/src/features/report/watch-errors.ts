import { placeIn, placeOf, SHELL, type Place } from './place-of.ts';

interface ErrorWatch {
  /** Whether no area's code is on the page. */
  readonly isShellAlone: () => boolean;
  /** Called with what was thrown, and the code that did; undefined when that can't be told. */
  readonly onError: (error: unknown, place: Place | undefined) => void;
}

/** V8 keeps 10 frames: too few to get through a library of the shell to the area that called it. */
const FRAMES = 50;
const INPUT = ['click', 'input', 'change', 'submit', 'keydown', 'pointerdown'] as const;

/**
 * Watches errors outside of any boundary: in event handlers, timers, promises, observers and workers. The address of
 * the script tells whose they are. A stack of the shell's scripts alone does not: an area that passes a function of the
 * shell to a timer, or does not wait for a call of the service, leaves no trace in it. Such an error is the shell's
 * only where no area could have caused it: on a page without one, or while the frame itself handles an input. Returns
 * the function that stops it.
 */
export function watchErrors({ isShellAlone, onError }: ErrorWatch): () => void {
  if ('stackTraceLimit' in Error) Error.stackTraceLimit = FRAMES;
  let input: Event | undefined;
  const noteInput = (event: Event) => (input = event);
  const isInFrame = () =>
    input !== undefined &&
    input.eventPhase !== Event.NONE &&
    input.target instanceof Element &&
    input.target.closest('main') === null;
  const report = (error: unknown, script = '') => {
    const place = placeOf(error) ?? placeIn(script);
    const isCertain = place?.area !== SHELL || isShellAlone() || isInFrame();
    onError(error, isCertain ? place : undefined);
  };
  // A worker's error has no more than the address of its script.
  const handleError = ({ error, filename, lineno, colno }: ErrorEvent) =>
    report(error, `${filename}:${String(lineno)}:${String(colno)}`);
  const handleRejection = ({ reason }: PromiseRejectionEvent) => report(reason);
  window.addEventListener('error', handleError);
  window.addEventListener('unhandledrejection', handleRejection);
  for (const name of INPUT) window.addEventListener(name, noteInput, true);
  return () => {
    window.removeEventListener('error', handleError);
    window.removeEventListener('unhandledrejection', handleRejection);
    for (const name of INPUT) window.removeEventListener(name, noteInput, true);
  };
}
