import {
  CALLS_CHUNK,
  CHUNK_LOAD_TIMEOUT_MS,
  LANGUAGE_CHUNKS,
  PAGE_CONFIGURATION_ID,
  RENDERED_STATE_ID,
  ROOT_ID,
  START_NOTICE_ID,
} from '../contract/constants.ts';
import type { Language, Theme } from '../contract/constants.ts';
import { millisecondsOf } from '../faults/index.ts';
import type { MountedArea, PageConfiguration, PageFaults, Rendering } from '../contract/index.ts';
import type { LiveSet, ShellRelease } from '../store/index.ts';
import { dataBlock, describePage } from './head-tags.ts';
import type { HeadTags } from './head-tags.ts';
import { escapeHtml, scriptJson, tag } from './html.ts';
import type { InlineStyle } from './inline-styles.ts';
import { PAGE_TEXTS } from './page-texts.ts';
import type { PageRoute } from './page-route.ts';

/** Everything that a page is made of. */
export interface PageParts {
  readonly live: LiveSet;
  readonly route: PageRoute;
  readonly apiBase: string;
  readonly siteName: string;
  readonly head: HeadTags;
  readonly language: Language;
  readonly theme: Theme | undefined;
  /** Content of the page; without it, its scripts make all of it. */
  readonly rendering?: Rendering | undefined;
  /** Style sheets that travel in a page with content; without them it links to its own. */
  readonly styles?: readonly InlineStyle[] | undefined;
  /** Of a browser that may make areas fail on purpose. */
  readonly faults?: PageFaults | undefined;
}

const ICONS = [
  { file: 'favicon.ico', rel: 'icon', sizes: '32x32' },
  { file: 'favicon.svg', rel: 'icon', type: 'image/svg+xml' },
  { file: 'apple-touch-icon.png', rel: 'apple-touch-icon' },
  { file: 'manifest.webmanifest', rel: 'manifest' },
] as const;

/** Composes the page of a route: what to load, in the order in which it is needed, and what the shell has to know. */
export function composePage(parts: PageParts): string {
  const { live, language, route, rendering, styles } = parts;
  const { mounted } = route;
  const isStyled = rendering !== undefined && styles !== undefined;
  const head = [
    ...metaTags(parts),
    ...(isStyled ? [] : [...shellStyles(live.shell), ...(mounted && rendering ? areaStyles(mounted) : [])]),
    ...(rendering?.links ?? []),
    ...shellScripts(live.shell, rendering),
    ...shellPreloads(live.shell, [LANGUAGE_CHUNKS[language], ...(rendering ? [] : [CALLS_CHUNK])]),
    ...(mounted ? areaPreloads(mounted) : []),
    ...(mounted && !rendering ? stylePreloads(mounted) : []),
    // A rendered page has its data in it.
    ...(rendering ? [] : route.data.map((path) => dataPreload(parts.apiBase + path))),
    ...icons(live.shell),
    // After what is asked for ahead, which is on its way while these still arrive.
    ...(isStyled ? styles.map(inlineStyle) : []),
  ];
  const noScript = `<noscript>${escapeHtml(PAGE_TEXTS[language].noScript)}</noscript>`;
  const body = [
    ...startNotice(parts),
    // Whoever is signed in came to do something, which takes scripts.
    ...(rendering && mounted?.mount.roles ? [noScript] : []),
    `${tag('div', { id: ROOT_ID })}${rendering?.html ?? ''}</div>`,
    rendering ? jsonBlock(RENDERED_STATE_ID, rendering.state) : noScript,
    // After what is seen: it may be shown while the rest is on its way.
    jsonBlock(PAGE_CONFIGURATION_ID, configurationOf(parts)),
    ...dataBlock(parts.head),
  ];
  const html = tag('html', { lang: language, dir: 'ltr', 'data-theme': parts.theme });
  return `<!doctype html>\n${html}\n<head>\n${head.join('\n')}\n</head>\n<body>\n${body.join('\n')}\n</body>\n</html>\n`;
}

/**
 * What is seen when the shell does not come to life: its style sheet shows the one line after a while, the other when
 * it has been too long. Without the style sheet the last one is there at once. The shell takes it away first of all.
 */
function startNotice({ live, language }: PageParts): string[] {
  // Under development its style sheets come with its scripts.
  if (live.shell.styles.length === 0) return [];
  const { startSlow, startFailed, reload } = PAGE_TEXTS[language];
  // Not a link: the browser's copies, one of which may be what is broken, go with it.
  const button = `<form method="post"><button>${escapeHtml(reload)}</button></form>`;
  const notice = tag('div', { id: START_NOTICE_ID, role: 'status' });
  return [
    `${notice}<p hidden>${escapeHtml(startSlow)}</p><div><p>${escapeHtml(startFailed)}</p>${button}</div></div>`,
  ];
}

/** What the page tells the shell. */
export function configurationOf(
  parts: Pick<PageParts, 'apiBase' | 'language' | 'live' | 'faults'>,
): PageConfiguration {
  const { apiBase, language, live, faults } = parts;
  const configuration = { apiBase, language, registry: live.registry };
  return faults ? { ...configuration, ...loadTimeout(faults), faults } : configuration;
}

/** Whoever makes an area hang may say how long the page shall wait for it. */
function loadTimeout({ active }: PageFaults): Pick<PageConfiguration, 'loadTimeout'> {
  const hanging = Object.values(active).find(({ kind, detail }) => kind === 'hang' && detail !== undefined);
  return hanging ? { loadTimeout: millisecondsOf(hanging, CHUNK_LOAD_TIMEOUT_MS) } : {};
}

/** A data block: no script in the eyes of the content security policy, and nothing in it can end the element. */
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

/**
 * A preload whose attributes differ from those of the later request is fetched a second time: files of the page's own
 * origin are asked for without `crossorigin`, those of another one (development servers) anonymously.
 */
function asset(name: 'link' | 'script', attributes: Record<string, string | boolean | undefined>): string {
  const address = String(attributes['href'] ?? attributes['src']);
  const crossorigin = /^https?:/.test(address) ? 'anonymous' : undefined;
  return tag(name, { ...attributes, crossorigin });
}

function shellStyles({ styles, integrity }: ShellRelease): string[] {
  return styles.map((href) => asset('link', { rel: 'stylesheet', href, integrity: integrity[href] }));
}

/**
 * Asked for as soon as the pictures: a page that can't be used yet is no page. What the page shows comes before it all
 * the same: the starter of a rendered page runs the scripts (shell's run-shell.ts) once the page is seen.
 */
function shellScripts(
  { scripts, starter, integrity }: ShellRelease,
  rendering: Rendering | undefined,
): string[] {
  const script = (attributes: Record<string, string | boolean>, src: string) =>
    `${asset('script', { ...attributes, src, fetchpriority: 'high', integrity: integrity[src] })}</script>`;
  if (!rendering || starter === undefined) return scripts.map((src) => script({ defer: true }, src));
  const ahead = scripts.map((href) => scriptPreload(href, integrity[href], { 'data-run': true }));
  return [script({ async: true }, starter), ...ahead];
}

/** What the shell loads first of all by itself. */
function shellPreloads({ chunks, integrity }: ShellRelease, names: readonly string[]): string[] {
  const scripts = names.flatMap((name) => chunks[name] ?? []);
  return scripts.map((href) => scriptPreload(href, integrity[href]));
}

/** A style sheet of the page itself; `data-href` as on a link. */
function inlineStyle({ address, text }: InlineStyle): string {
  return `${tag('style', { 'data-href': nameOf(address) })}${text}</style>`;
}

/** Name of a file by which the loader of its own release recognises it. */
function nameOf(address: string): string {
  return address.slice(address.indexOf('static/'));
}

/** `data-href` is the name by which the area's own loader recognises a style sheet that is there already. */
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

function areaPreloads({ area, mount }: MountedArea): string[] {
  return [area.entry, ...area.scripts, ...(mount.scripts ?? [])].map((href) =>
    scriptPreload(href, area.integrity[href]),
  );
}

function scriptPreload(
  href: string,
  integrity: string | undefined,
  more: { 'data-run'?: true } = {},
): string {
  return asset('link', { rel: 'preload', as: 'script', href, fetchpriority: 'high', integrity, ...more });
}

/**
 * A page without content has nothing yet that needs them: its header does not wait for the area's looks. The area's
 * loader makes style sheets of them.
 */
function stylePreloads({ area, mount }: MountedArea): string[] {
  return [...area.styles, ...(mount.styles ?? [])].map((href) =>
    asset('link', { rel: 'preload', as: 'style', href, integrity: area.integrity[href] }),
  );
}

/** The client calls with credentials, so the preload has to as well. */
function dataPreload(href: string): string {
  return tag('link', { rel: 'preload', as: 'fetch', href, crossorigin: 'use-credentials' });
}

function icons({ publicFiles }: ShellRelease): string[] {
  return ICONS.filter(({ file }) => publicFiles.has(file)).map(({ file, ...attributes }) =>
    tag('link', { ...attributes, href: `/${file}` }),
  );
}
