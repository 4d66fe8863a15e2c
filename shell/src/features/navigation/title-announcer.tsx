import { useEffect, useState } from 'react';
import { VisuallyHidden } from 'shared-ui';
import { createStore, type StoreApi } from 'zustand/vanilla';

/** Time for the new page to set its title. */
const TITLE_WAIT_MS = 300;

/** The address whose screen was shown last; undefined until the first one. */
type Arrivals = StoreApi<{ readonly pathname?: string }>;

export function createArrivals(): Arrivals {
  return createStore(() => ({}));
}

/** Announces the new page to screen readers, as the browser does after a page load. */
export function TitleAnnouncer(props: { readonly arrivals: Arrivals }) {
  const { arrivals } = props;
  const [title, setTitle] = useState('');
  // A subscription instead of state: a state change would make React finish the new page's pending work at once.
  useEffect(() => {
    let shown = arrivals.getState().pathname;
    let timer: number | undefined;
    const stop = arrivals.subscribe(({ pathname }) => {
      if (pathname === shown) return;
      // The browser announces the first page.
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
