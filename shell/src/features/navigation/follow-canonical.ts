import { addressIn, alternatesOf, findAddressLanguage, tidyPath } from 'platform/contract';
import type { createBrowserRouter, Location } from 'react-router-dom';

/**
 * Keeps the page's canonical address, which browsers share and search engines list, and those of its other languages in
 * step with the page that is shown; the first ones are delivered. Returns the function that stops it.
 *
 * @param isForEverybody whether a path has a page that anybody may enter
 * @param first where the page was opened: the visitor may have gone on before this code was loaded
 */
export function followCanonical(
  router: Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>,
  isForEverybody: (pathname: string) => boolean,
  first: Location = router.state.location,
): () => void {
  const delivered = document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  // Behind a proxy the site's public host may differ from this page's.
  const origin = delivered ? new URL(delivered.href).origin : location.origin;
  let current = keyOf(first);
  const follow = ({ location: shown }: Pick<typeof router.state, 'location'>) => {
    if (keyOf(shown) === current) return;
    current = keyOf(shown);
    const { pathname, search } = shown;
    for (const link of document.head.querySelectorAll('link[rel="canonical"], link[hreflang]')) link.remove();
    if (!isForEverybody(pathname)) return;
    const address = origin + tidyPath(pathname);
    const language = findAddressLanguage(search);
    addLink({ rel: 'canonical', href: language ? addressIn(language, address) : address });
    for (const alternate of alternatesOf(address)) addLink({ rel: 'alternate', ...alternate });
  };
  follow(router.state);
  return router.subscribe(follow);
}

function keyOf({ pathname, search }: Location): string {
  return `${pathname} ${findAddressLanguage(search) ?? ''}`;
}

function addLink(attributes: { rel: string; href: string; hreflang?: string }): void {
  document.head.appendChild(Object.assign(document.createElement('link'), attributes));
}
