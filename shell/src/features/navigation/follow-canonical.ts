import type { createBrowserRouter } from 'react-router-dom';

/**
 * Keeps the page's canonical address, which browsers share and search engines list, in step with the page that is
 * shown; the first one is delivered. Returns the function that stops it.
 *
 * @param isForEverybody whether a path has a page that anybody may enter
 */
export function followCanonical(
  router: Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>,
  isForEverybody: (pathname: string) => boolean,
): () => void {
  const delivered = findLink();
  // Behind a proxy the site's public host may differ from this page's.
  const origin = delivered ? new URL(delivered.href).origin : location.origin;
  let current = router.state.location.pathname;
  return router.subscribe(({ location: { pathname } }) => {
    if (pathname === current) return;
    current = pathname;
    findLink()?.remove();
    if (!isForEverybody(pathname)) return;
    const link = document.head.appendChild(document.createElement('link'));
    link.rel = 'canonical';
    link.href = origin + (pathname.replace(/\/+$/, '') || '/');
  });
}

function findLink(): HTMLLinkElement | null {
  return document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]');
}
