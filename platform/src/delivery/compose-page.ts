import {
  CHUNK_LOAD_TIMEOUT_MS,
  directionOf,
  PAGE_CONFIGURATION_ID,
  RENDERED_STATE_ID,
  ROOT_ID,
  START_NOTICE_ID,
  type MountedArea,
  type PageConfiguration,
  type PageFaults,
  type Theme,
} from '../contract/index.ts';
import { millisecondsOf } from './faults/faulty-files.ts';
import type { ShellRelease } from '../contract/server/index.ts';
import { dataBlock, describePage, type HeadTags } from './head-tags.ts';
import { faceOf, fontPreloads } from './fonts.ts';
import { asset, escapeHtml, scriptJson, tag } from './http/html.ts';
import type { InlineFile } from './inline-files.ts';
import { pageScripts, type ScriptedPage } from './page-scripts.ts';
import { PAGE_TEXTS } from './locales/texts.ts';

/** The parts of a page. */
export interface PageParts extends ScriptedPage {
  readonly apiBase: string;
  readonly siteName: string;
  readonly head: HeadTags;
  /** Whether the address names the language; otherwise it has been chosen for the visitor. */
  readonly isLanguageNamed: boolean;
  readonly theme: Theme | undefined;
  /** Public files with fonts that the browser has loaded before. */
  readonly fonts?: readonly string[];
  /** Only in a browser that may simulate faults. */
  readonly faults?: PageFaults | undefined;
}

const ICONS = [
  { file: 'favicon.ico', rel: 'icon', sizes: '32x32' },
  { file: 'favicon.svg', rel: 'icon', type: 'image/svg+xml' },
  { file: 'apple-touch-icon.png', rel: 'apple-touch-icon' },
  { file: 'manifest.webmanifest', rel: 'manifest' },
] as const;

/** Composes the HTML of a page: what to load, in the order in which it is needed, content and configuration. */
export function composePage(parts: PageParts): string {
  const { live, language, route, rendering, inline, fonts = [] } = parts;
  const { mounted } = route;
  const isStyled = rendering !== undefined && inline !== undefined;
  const scripts = pageScripts(parts);
  const head = [
    ...metaTags(parts),
    ...fontPreloads(fonts),
    ...(isStyled ? [] : [...shellStyles(live.shell), ...(mounted && rendering ? areaStyles(mounted) : [])]),
    ...(rendering?.links ?? []),
    ...scripts.head,
    ...(mounted && !rendering ? stylePreloads(mounted) : []),
    // A rendered page contains its data.
    ...(rendering ? [] : route.data.map((path) => dataPreload(parts.apiBase + path))),
    ...icons(live.shell),
    // After the preloads, so that these start while the styles are still arriving.
    ...(isStyled ? inline.styles.map(inlineStyle) : []),
  ];
  const noScript = `<noscript>${escapeHtml(PAGE_TEXTS[language].noScript)}</noscript>`;
  const body = [
    ...startNotice(parts),
    // Pages of signed-in users need scripts for everything that one does there.
    ...(rendering && mounted?.mount.roles ? [noScript] : []),
    `${tag('div', { id: ROOT_ID })}${rendering?.html ?? ''}</div>`,
    rendering ? jsonBlock(RENDERED_STATE_ID, rendering.state) : noScript,
    // After the content, so that the content can be painted first.
    jsonBlock(PAGE_CONFIGURATION_ID, configurationOf(parts)),
    ...dataBlock(parts.head),
    ...scripts.body,
  ];
  const appearance = { 'data-theme': parts.theme, 'data-typeface': fonts.map(faceOf).join(' ') || undefined };
  const html = tag('html', { lang: language, dir: directionOf(language), ...appearance });
  return `<!doctype html>\n${html}\n<head>\n${head.join('\n')}\n</head>\n<body>\n${body.join('\n')}\n</body>\n</html>\n`;
}

/**
 * The notice for a shell that does not start: its style sheet shows the first line after a while, the second after the
 * timeout. Without the style sheet the second is visible at once. The shell removes the notice when it starts.
 */
function startNotice({ live, language }: PageParts): string[] {
  // In development the style sheets come with the scripts.
  if (live.shell.styles.length === 0) return [];
  const { startSlow, startFailed, reload } = PAGE_TEXTS[language];
  // Not a link: the response to the form also clears the browser's cache, which may contain a corrupt file.
  const button = `<form method="post"><button>${escapeHtml(reload)}</button></form>`;
  const notice = tag('div', { id: START_NOTICE_ID, role: 'status' });
  return [
    `${notice}<p hidden>${escapeHtml(startSlow)}</p><div><p>${escapeHtml(startFailed)}</p>${button}</div></div>`,
  ];
}

/** The configuration that the page passes to the shell. */
export function configurationOf(
  parts: Pick<PageParts, 'apiBase' | 'language' | 'live' | 'faults'>,
): PageConfiguration {
  const { apiBase, language, live, faults } = parts;
  const configuration = { apiBase, language, registry: live.registry };
  return faults ? { ...configuration, ...loadTimeout(faults), faults } : configuration;
}

/** The `hang` fault may shorten the page's timeout. */
function loadTimeout({ active }: PageFaults): Pick<PageConfiguration, 'loadTimeout'> {
  const hanging = Object.values(active).find(({ kind, detail }) => kind === 'hang' && detail !== undefined);
  return hanging ? { loadTimeout: millisecondsOf(hanging, CHUNK_LOAD_TIMEOUT_MS) } : {};
}

/** A data block, which needs no permission of the content security policy. */
function jsonBlock(id: string, content: object): string {
  return `${tag('script', { type: 'application/json', id })}${scriptJson(content)}</script>`;
}

function metaTags(parts: PageParts): string[] {
  return [
    '<meta charset="utf-8">',
    tag('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover' }),
    ...describePage(parts),
    tag('meta', { name: 'color-scheme', content: 'light dark' }),
  ];
}

function shellStyles({ styles, integrity }: ShellRelease): string[] {
  return styles.map((href) => asset('link', { rel: 'stylesheet', href, integrity: integrity[href] }));
}

/** An inline style sheet; `data-href` as on a link. */
function inlineStyle({ address, text }: InlineFile): string {
  return `${tag('style', { 'data-href': nameOf(address) })}${text}</style>`;
}

/** The name by which the loader of its own release recognises a file. */
function nameOf(address: string): string {
  return address.slice(address.indexOf('static/'));
}

/** `data-href` is the name by which the area's loader recognises an existing style sheet. */
function areaStyles({ area, mount }: MountedArea): string[] {
  return [...area.styles, ...(mount.styles ?? [])].map((href) =>
    asset('link', {
      rel: 'stylesheet',
      href,
      integrity: area.integrity[href],
      'data-href': nameOf(href),
    }),
  );
}

/**
 * A page without content does not need the area's style sheets yet, so its header does not wait for them: they are only
 * preloaded, and the area's loader adds them.
 */
function stylePreloads({ area, mount }: MountedArea): string[] {
  return [...area.styles, ...(mount.styles ?? [])].map((href) =>
    asset('link', { rel: 'preload', as: 'style', href, integrity: area.integrity[href] }),
  );
}

/** With credentials, like the client's request; otherwise the preload would not be used. */
function dataPreload(href: string): string {
  return tag('link', { rel: 'preload', as: 'fetch', href, crossorigin: 'use-credentials' });
}

function icons({ publicFiles }: ShellRelease): string[] {
  return ICONS.filter(({ file }) => publicFiles.has(file)).map(({ file, ...attributes }) =>
    tag('link', { ...attributes, href: `/${file}` }),
  );
}
