import type { App } from './create-app.tsx';

/**
 * Developer tools, loaded on demand. Alt + Shift + O draws which area
 * owns which part: under development, where an area comes from a development server, and for admins.
 * Returns the function that stops it.
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
