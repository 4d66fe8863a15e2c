import { whenIdle } from 'shared-ui';
import { watchTheme } from './theme.ts';

const DARK_DEVICE = '(prefers-color-scheme: dark)';

/**
 * Milliseconds after which the colour is set on a busy page, too: reading it makes the browser style the whole page.
 */
const IDLE_TIMEOUT_MS = 1_000;

/** Keeps `theme-color`, the colour of the browser's bars, that of the header. Returns the function that stops it. */
export function followThemeColor(): () => void {
  const known = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
  const meta = known ?? document.head.appendChild(document.createElement('meta'));
  meta.name = 'theme-color';
  const paint = () => {
    const color = getComputedStyle(document.documentElement).getPropertyValue('--color-surface').trim();
    if (color !== '') meta.content = color;
  };
  const device = window.matchMedia?.(DARK_DEVICE);
  device?.addEventListener('change', paint);
  const stop = watchTheme(paint);
  const forget = whenIdle(paint, IDLE_TIMEOUT_MS);
  return () => {
    forget();
    device?.removeEventListener('change', paint);
    stop();
  };
}
