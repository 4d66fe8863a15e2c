import { directionOf, OVERRIDE_PATH, type AreaOverride, type Language } from '../../contract/index.ts';
import { escapeHtml, tag } from '../http/html.ts';
import type { OverridePermit, ShellRelease } from '../../contract/server/index.ts';
import { OVERRIDE_TEXTS } from '../locales/texts.ts';

/** Path of the page's own styles. */
export const OVERRIDE_STYLES_PATH = `${OVERRIDE_PATH}.css`;

/** What the page shows. */
export type OverrideView =
  | { readonly kind: 'question'; readonly permit: OverridePermit; readonly value: string }
  | { readonly kind: 'refusal'; readonly reason: 'refused' | 'refusedOrigin' }
  | {
      readonly kind: 'overview';
      readonly permit: OverridePermit | undefined;
      readonly areas: readonly string[];
    };

/** What the page is made of. */
export interface OverridePageParts {
  readonly view: OverrideView;
  readonly language: Language;
  readonly shell: Pick<ShellRelease, 'styles' | 'integrity'> | undefined;
  /** Path of the site to return to. */
  readonly page: string;
}

/** Writes the HTML of the page that turns overrides on and off; it has no scripts. */
export function writeOverridePage(parts: OverridePageParts): string {
  const { language, shell } = parts;
  const title = escapeHtml(OVERRIDE_TEXTS[language].title);
  const styles = (shell?.styles ?? []).map((href) =>
    tag('link', { rel: 'stylesheet', href, integrity: shell?.integrity[href] }),
  );
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex">',
    '<meta name="color-scheme" content="light dark">',
    `<title>${title}</title>`,
    ...styles,
    tag('link', { rel: 'stylesheet', href: OVERRIDE_STYLES_PATH }),
  ];
  const body = `<main class="override"><h1>${title}</h1>${contentOf(parts)}</main>`;
  return `<!doctype html>\n<html lang="${language}" dir="${directionOf(language)}">\n<head>\n${head.join('\n')}\n</head>\n<body>\n${body}\n</body>\n</html>\n`;
}

function contentOf(parts: OverridePageParts): string {
  const { view, language, page } = parts;
  const texts = OVERRIDE_TEXTS[language];
  const back = `${tag('a', { href: page })}${escapeHtml(texts.back)}</a>`;
  if (view.kind === 'refusal') return `<p role="alert">${escapeHtml(texts[view.reason])}</p><p>${back}</p>`;
  if (view.kind === 'question') {
    const list = listOf(view.permit, language);
    const form = formOf({ value: view.value, page }, 'on', texts.turnOn);
    return `<p>${escapeHtml(texts.question)}</p>${list}<p>${escapeHtml(texts.meaning)}</p>${form}<p>${back}</p>`;
  }
  const { permit, areas } = view;
  const active = permit
    ? `<p>${escapeHtml(texts.active)}</p>${listOf(permit, language)}${formOf({ page }, 'off', texts.turnOff)}`
    : `<p>${escapeHtml(texts.none)}</p>`;
  return `${active}${areas.length ? adminForm(areas, parts) : ''}<p>${back}</p>`;
}

function listOf({ overrides, expiresAt }: OverridePermit, language: Language): string {
  const time = new Date(expiresAt).toLocaleString(language, {
    dateStyle: 'long',
    timeStyle: 'short',
    hourCycle: 'h23',
    timeZone: 'UTC',
  });
  const items = overrides.map(({ area, origin }: AreaOverride) => {
    return `<dt>${escapeHtml(area)}</dt><dd>${escapeHtml(origin)}</dd>`;
  });
  return `<dl>${items.join('')}</dl><p>${escapeHtml(`${OVERRIDE_TEXTS[language].until} ${time} UTC`)}</p>`;
}

function adminForm(areas: readonly string[], { language, page }: OverridePageParts): string {
  const texts = OVERRIDE_TEXTS[language];
  const options = areas.map((area) => `<option>${escapeHtml(area)}</option>`).join('');
  const fields = [
    `<label>${escapeHtml(texts.area)}${tag('input', { name: 'area', list: 'areas', required: true, autocomplete: 'off' })}</label>`,
    `<datalist id="areas">${options}</datalist>`,
    `<label>${escapeHtml(texts.origin)}${tag('input', { name: 'origin', type: 'url', required: true, placeholder: 'http://127.0.0.1:3012' })}</label>`,
  ];
  return formOf({ page }, 'on', texts.turnOn, fields.join(''));
}

function formOf(
  hidden: Readonly<Record<string, string>>,
  act: 'on' | 'off',
  label: string,
  fields = '',
): string {
  const inputs = Object.entries({ ...hidden, act }).map(([name, value]) =>
    tag('input', { type: 'hidden', name, value }),
  );
  return `<form method="post" action="${OVERRIDE_PATH}">${inputs.join('')}${fields}<button>${escapeHtml(label)}</button></form>`;
}

/** With fallbacks for the shell's design tokens, which are missing when no shell is live. */
export const OVERRIDE_STYLES = `.override {
  max-inline-size: 40rem;
  margin-inline: auto;
  padding: var(--space-6, 1.5rem);
  display: grid;
  gap: var(--space-4, 1rem);
  overflow-wrap: anywhere;
}
.override dl { display: grid; gap: var(--space-1, 0.25rem); margin: 0; padding: var(--space-4, 1rem); border-radius: var(--radius-card, 0.75rem); background: var(--color-sunken, Canvas); }
.override dt { font-weight: var(--weight-bold, 700); }
.override dd { margin: 0; }
.override form { display: grid; gap: var(--space-3, 0.75rem); justify-items: start; }
.override label { display: grid; gap: var(--space-1, 0.25rem); inline-size: 100%; }
.override input { font: inherit; padding: var(--space-2, 0.5rem) var(--space-3, 0.75rem); border: 1px solid var(--color-line-strong, GrayText); border-radius: var(--radius-control, 0.5rem); background: var(--color-surface, Field); color: inherit; }
.override button { font: inherit; font-weight: var(--weight-bold, 700); padding: var(--space-3, 0.75rem) var(--space-5, 1.25rem); border: 0; border-radius: var(--radius-control, 0.5rem); background: var(--color-accent, ButtonFace); color: var(--color-on-accent, ButtonText); cursor: pointer; }
`;
