import { THEME_COOKIE, THEMES, type Theme } from 'platform/contract';

/** Themes that a visitor may choose; `system` is the device's. */
export type ThemeChoice = Theme | 'system';

const A_YEAR_S = 365 * 24 * 60 * 60;

/** The current choice. */
export function readTheme(): ThemeChoice {
  const chosen = document.documentElement.dataset['theme'];
  return THEMES.find((theme) => theme === chosen) ?? 'system';
}

/** Applies a choice at once and remembers it for the next page. */
export function chooseTheme(choice: ThemeChoice): void {
  if (choice === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = choice;
  const life = choice === 'system' ? 'Max-Age=0' : `Max-Age=${String(A_YEAR_S)}`;
  document.cookie = `${THEME_COOKIE}=${choice}; Path=/; ${life}; SameSite=Lax`;
}

/** The document's attribute is the single store of the choice. */
export function watchTheme(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}
