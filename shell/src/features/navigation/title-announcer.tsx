import { useEffect, useState } from 'react';
import { VisuallyHidden } from 'shared-ui';
import { createStore, type StoreApi } from 'zustand/vanilla';

/** Time for the new page to set its title. */
const TITLE_WAIT_MS = 300;

/** Which address's screen has come on the page last; undefined until the first has. */
type Arrivals = StoreApi<{ readonly pathname?: string }>;

export function createArrivals(): Arrivals {
  return createStore(() => ({}));
}

/** Announces the new page to screen readers, as the browser does after a page load. */
export function TitleAnnouncer(props: { readonly arrivals: Arrivals }) {
  const { arrivals } = props;
  const [title, setTitle] = useState('');
  // Heard and not rendered: an arrival would have React do all that the new page still has to do in one go.
  useEffect(() => {
    let shown = arrivals.getState().pathname;
    let timer: number | undefined;
    const stop = arrivals.subscribe(({ pathname }) => {
      if (pathname === shown) return;
      // The first page was announced by the browser.
      const isFirst = shown === undefined;
      shown = pathname;
      clearTimeout(timer);
      if (!isFirst) timer = window.setTimeout(() => setTitle(document.title), TITLE_WAIT_MS);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [arrivals]);
  return (
    <VisuallyHidden as="div">
      <span aria-live="polite">{title}</span>
    </VisuallyHidden>
  );
}
