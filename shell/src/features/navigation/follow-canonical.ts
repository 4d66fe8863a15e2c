import type { LiveRegistry } from 'platform/contract';
import type { createBrowserRouter } from 'react-router-dom';
import { findTarget } from '../area/find-target.ts';

/**
 * Keeps the page's canonical address, which browsers share and search engines list, in step with the page that is
 * shown; the first one is delivered. Gives the function that ends it.
 *
 * @param registry gives the live registry
 */
export function followCanonical(
  router: Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>,
  registry: () => LiveRegistry,
): () => void {
  const delivered = findLink();
  // Behind a proxy the site may have another name than the one that this page was asked by.
  const origin = delivered ? new URL(delivered.href).origin : location.origin;
  let current = router.state.location.pathname;
  return router.subscribe(({ location: { pathname } }) => {
    if (pathname === current) return;
    current = pathname;
    findLink()?.remove();
    if (!isForEverybody(registry(), pathname)) return;
    const link = document.head.appendChild(document.createElement('link'));
    link.rel = 'canonical';
    link.href = origin + (pathname.replace(/\/+$/, '') || '/');
  });
}

function findLink(): HTMLLinkElement | null {
  return document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]');
}

function isForEverybody(registry: LiveRegistry, pathname: string): boolean {
  const target = findTarget(registry, pathname);
  return target.kind === 'area' && target.mounted.mount.roles === undefined;
}
