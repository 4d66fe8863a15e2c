import {
  CALLS_CHUNK,
  FOLLOWING_CHUNK,
  SCRIPTS_ID,
  SHELL_TEXTS,
  textsChunk,
  type Language,
  type Rendering,
} from '../contract/index.ts';
import type { LiveSet, ShellRelease } from '../contract/server/index.ts';
import { asset, tag } from './http/html.ts';
import type { InlineFiles } from './inline-files.ts';
import type { PageRoute } from './page-route.ts';

/** The parts of a page that decide its scripts. */
export interface ScriptedPage {
  readonly live: LiveSet;
  readonly route: PageRoute;
  readonly language: Language;
  /** Server-rendered content; without it the page is rendered in the browser. */
  readonly rendering?: Rendering | undefined;
  /** What a rendered page inlines; without it the page links to the files. */
  readonly inline?: InlineFiles | undefined;
}

/** The tags of a page for its scripts. */
export interface PageScripts {
  readonly head: readonly string[];
  /** After the content. */
  readonly body: readonly string[];
}

/**
 * The scripts of a page. One without content runs them as soon as they have come. One with content runs the shell's
 * starter, which copies the rest into the document once the content is shown (shell's `run-shell-scripts.ts`). On a
 * public page, which one reads and whose links and forms need no script, nothing else is fetched before that; on a
 * page of a signed-in user, who came to do something, the files are preloaded.
 */
export function pageScripts(parts: ScriptedPage): PageScripts {
  const { rendering, route, inline } = parts;
  const { shell } = parts.live;
  const starter = rendering && shell.starter;
  const scripts = shell.scripts.map((src) => script(shell, src, { defer: true }));
  const chunks = chunkPreloads(parts);
  if (starter === undefined) return { head: [...scripts, ...chunks], body: [] };
  // Inline, or what is pressed between the first paint and its arrival would be lost.
  const first = inline?.starter
    ? `<script>${inline.starter.text}</script>`
    : script(shell, starter, { async: true });
  if (!route.mounted?.mount.roles) return { head: [first], body: [later([...scripts, ...chunks])] };
  const preloads = shell.scripts.map((href) => preload(href, shell.integrity[href]));
  return { head: [first, ...preloads, ...chunks], body: [later(scripts)] };
}

/** Preloads of what the shell's scripts and the page's area load first. */
function chunkPreloads({ live: { shell }, language, route: { mounted }, rendering }: ScriptedPage): string[] {
  // A rendered page contains its first replies.
  const names = [textsChunk(language, SHELL_TEXTS), ...(rendering ? [] : [CALLS_CHUNK, FOLLOWING_CHUNK])];
  const ours = names.flatMap((name) => shell.chunks[name] ?? []);
  const area = mounted?.area;
  const { scripts: pageScripts = [], texts = [] } = mounted?.mount ?? {};
  const pageTexts = texts.flatMap((part) => area?.texts?.[part]?.[language] ?? []);
  const theirs = area ? [area.entry, ...area.scripts, ...pageScripts, ...pageTexts] : [];
  return [
    ...ours.map((href) => preload(href, shell.integrity[href])),
    ...theirs.map((href) => preload(href, area?.integrity[href])),
  ];
}

/** Tags that do nothing until they are copied out of their template. */
function later(tags: readonly string[]): string {
  return `${tag('template', { id: SCRIPTS_ID })}${tags.join('')}</template>`;
}

function script({ integrity }: ShellRelease, src: string, how: { async: true } | { defer: true }): string {
  return `${asset('script', { ...how, src, fetchpriority: 'high', integrity: integrity[src] })}</script>`;
}

function preload(href: string, integrity: string | undefined): string {
  return asset('link', { rel: 'preload', as: 'script', href, fetchpriority: 'high', integrity });
}
