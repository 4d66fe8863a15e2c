import { hasUnsavedWork } from './has-unsaved-work.ts';

let typedAt: string | undefined;

/** Notes input, so that {@link hasWork} knows of it. Returns the function that stops it. */
export function watchInput(): () => void {
  const note = ({ target }: Event) => {
    const isSearch = target instanceof HTMLInputElement && target.type === 'search';
    if (!isSearch) typedAt = location.pathname;
  };
  document.addEventListener('input', note, { capture: true, passive: true });
  return () => document.removeEventListener('input', note, { capture: true });
}

/** Whether the page has input that another person's page would lose: something typed or unsaved, an open dialog. */
export function hasWork(): boolean {
  if (typeof document === 'undefined') return false;
  return typedAt === location.pathname || hasUnsavedWork() || document.querySelector('dialog[open]') !== null;
}
