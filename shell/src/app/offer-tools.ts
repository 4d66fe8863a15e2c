import type { App } from './create-app.tsx';

/**
 * Tools of whoever builds the site; the code of none of them is on anybody else's page. Alt + Shift + O draws which area
 * owns which part: under development, where an area comes from a development server, and for admins.
 * Gives the function that ends it.
 */
export function offerTools(app: App): () => void {
  const { registry } = app.areas.state.getState();
  const outline = () =>
    void import('../features/overlay/toggle-overlay.tsx').then((tool) => tool.toggleOverlay(app));
  const isAllowed = () => {
    const isMade = registry.overrides !== undefined || registry.composition === 'dev';
    return isMade || app.context.session.getState().user?.role === 'ADMIN';
  };
  const handle = (event: KeyboardEvent) => {
    if (!event.altKey || !event.shiftKey || event.code !== 'KeyO' || !isAllowed()) return;
    event.preventDefault();
    outline();
  };
  window.addEventListener('keydown', handle);
  const { overrides } = registry;
  if (overrides) {
    void import('../features/override/show-override-tools.tsx').then((tool) =>
      tool.showOverrideTools(app, overrides, outline),
    );
  }
  return () => window.removeEventListener('keydown', handle);
}
