import type { createBrowserRouter, Location } from 'react-router-dom';

type Router = ReturnType<typeof createBrowserRouter>;
type Target = Parameters<Router['navigate']>[0];

/** Milliseconds after an address was left during which its screen's changes to it are ignored. */
const ECHO_MS = 1_500;

/** Protects the address that a visitor has navigated to. */
export interface AddressKeeper {
  /** Records which address's screen is shown. */
  readonly arrive: (location: Location) => void;
  readonly watch: (router: Router) => void;
}

/**
 * A screen stays on the page while the next area loads, and so do its effects: a search box that writes its
 * text into the address a moment later would take the visitor back. Such a late replacement is ignored; a visitor who
 * goes on using the old screen afterwards stays there.
 */
export function createAddressKeeper(): AddressKeeper {
  let shown: string | undefined;
  return {
    arrive: ({ pathname }) => {
      shown = pathname;
    },
    watch: (router) => {
      let current = router.state.location.pathname;
      let leftAt = -ECHO_MS;
      router.subscribe(({ location }) => {
        if (location.pathname !== current) leftAt = performance.now();
        current = location.pathname;
      });
      const isEcho = (to: Target) =>
        shown !== undefined &&
        shown !== current &&
        pathnameOf(to) === shown &&
        performance.now() - leftAt < ECHO_MS;
      const navigate = router.navigate.bind(router);
      router.navigate = async (to: never, options?: Parameters<Router['navigate']>[1]) => {
        if (!(options?.replace && isEcho(to))) await navigate(to, options);
      };
    },
  };
}

function pathnameOf(to: Target): string | undefined {
  if (typeof to === 'string') return to.split(/[?#]/, 1)[0];
  return typeof to === 'object' ? to?.pathname : undefined;
}
