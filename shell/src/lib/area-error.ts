/** An error that a boundary has caught. */
export interface AreaError {
  readonly area: string;
  readonly error: unknown;
  /** `load`: a chunk of its code failed to load. */
  readonly kind: 'load' | 'error';
}

const EVENT = 'maida:area-error';

/** Dispatches an error that a boundary has caught. */
export function dispatchAreaError(detail: AreaError): void {
  window.dispatchEvent(new CustomEvent<AreaError>(EVENT, { detail }));
}

/** Listens for errors that boundaries catch. Returns the function that stops it. */
export function onAreaError(listener: (areaError: AreaError) => void): () => void {
  const handle = (event: Event) => {
    if (event instanceof CustomEvent) listener(event.detail as AreaError);
  };
  window.addEventListener(EVENT, handle);
  return () => window.removeEventListener(EVENT, handle);
}
