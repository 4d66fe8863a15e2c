import { useEffect, useRef, useState } from 'react';
import { VisuallyHidden } from 'shared-ui';

/** Time for the new page to set its title. */
const TITLE_WAIT_MS = 300;

/** Tells screen readers which page has come, as the browser would after a page load. */
export function TitleAnnouncer(props: { readonly pathname: string | undefined }) {
  const { pathname } = props;
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
