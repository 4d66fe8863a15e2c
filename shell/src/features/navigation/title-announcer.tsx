import { useEffect, useRef, useState } from 'react';
import { VisuallyHidden } from 'shared-ui';
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';

/** Time for the new page to set its title. */
const TITLE_WAIT_MS = 300;

/** Which address's screen has come on the page last; undefined until the first has. */
type Arrivals = StoreApi<{ readonly pathname?: string }>;

export function createArrivals(): Arrivals {
  return createStore(() => ({}));
}

/** Tells screen readers which page has come, as the browser would after a page load. */
export function TitleAnnouncer(props: { readonly arrivals: Arrivals }) {
  const pathname = useStore(props.arrivals, (arrival) => arrival.pathname);
  const [title, setTitle] = useState('');
  const first = useRef<string | undefined>(undefined);
  useEffect(() => {
    if (pathname === undefined) return undefined;
    first.current ??= pathname;
    const timer = setTimeout(() => {
      // The first page was announced by the browser.
      if (first.current !== pathname) setTitle(document.title);
      first.current = '';
    }, TITLE_WAIT_MS);
    return () => clearTimeout(timer);
  }, [pathname]);
  return (
    <VisuallyHidden as="div">
      <span aria-live="polite">{title}</span>
    </VisuallyHidden>
  );
}
