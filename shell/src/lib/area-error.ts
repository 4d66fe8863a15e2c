/** An error that a boundary has caught. */
export interface AreaError {
  readonly area: string;
  readonly error: unknown;
  /** `load`: a chunk of its code failed to load. */
  readonly kind: 'load' | 'error';
}

const EVENT = 'maida:area-error';

/** Shows an error over the page, as the development server's client does with those that nobody has caught. */
async function showMistake(error: unknown): Promise<void> {
  const { mapStack } = await import('./map-stack.ts');
  if (error instanceof Error) error.stack = await mapStack(error.stack ?? error.message);
  reportError(error);
}

/** Dispatches an error that a boundary has caught; under development its server shows it over the page. */
export function dispatchAreaError(detail: AreaError): void {
  window.dispatchEvent(new CustomEvent<AreaError>(EVENT, { detail }));
  if (process.env.NODE_ENV === 'development') void showMistake(detail.error);
}

/** Listens for errors that boundaries catch. Returns the function that stops it. */
export function onAreaError(listener: (areaError: AreaError) => void): () => void {
  const handle = (event: Event) => {
    if (event instanceof CustomEvent) listener(event.detail as AreaError);
  };
  window.addEventListener(EVENT, handle);
  return () => window.removeEventListener(EVENT, handle);
}
