import { FILES, PAGES } from './caches.ts';
import { networkFirst } from './network-first.ts';
import { isReleaseFile } from './public-paths.ts';
import { removeFilesOfOtherReleases, saveFile } from './release-files.ts';

/** A page without area and content: the shell starts from it at any address. */
const SHELL_PAGE = '/unauthorized';
/** The shell's texts: a page names only the file of its own language. */
const LANGUAGE_FILE = /\/texts-[a-z]+-first-ts\.[0-9a-f]+\.js$/;
const VARIANT = 'x-maida-variant';

/** The parts of the configuration in a page (`platform/contract`) that name files. */
interface PageConfiguration {
  readonly registry?: {
    readonly areas?: readonly {
      readonly name: string;
      readonly entry: string;
      readonly scripts: readonly string[];
      readonly styles: readonly string[];
      readonly texts?: Readonly<Record<string, Readonly<Record<string, string>>>>;
    }[];
    readonly shellIntegrity?: Readonly<Record<string, string>>;
  };
}

/** Replies to a navigation: the network's page, or the shell's saved page. */
export function replyToNavigation({ request, preloadResponse }: FetchEvent): Promise<Response> {
  const fromNetwork = Promise.resolve<Response | undefined>(preloadResponse).then(
    (preloaded) => preloaded ?? fetch(request),
  );
  return networkFirst(fromNetwork, () => caches.match(SHELL_PAGE, { cacheName: PAGES }));
}

/**
 * Saves the shell's page with all files of the shell and of some areas. It replaces the previous page only when it is
 * complete.
 * @throws when one of the files can't be fetched
 */
export async function saveShellPage(variant: string, areas: readonly string[]): Promise<void> {
  const cache = await caches.open(PAGES);
  const saved = await cache.match(SHELL_PAGE);
  const isCurrent = saved?.headers.get(VARIANT) === variant;
  const page = isCurrent ? saved : await fetch(SHELL_PAGE, { headers: { accept: 'text/html' } });
  if (page.status !== 200) throw new Error(`${SHELL_PAGE} replied with status ${page.status}.`);
  // A page with overrides or faults is this browser's alone.
  if (page.headers.get('cache-control')?.includes('no-store')) return;
  const html = await page.clone().text();
  await Promise.all(filesOf(html, areas).map((path) => saveFile(FILES, path)));
  if (isCurrent) return;
  const headers = new Headers(page.headers);
  // The text is decoded, and the token is for one opening of the page.
  for (const name of ['content-encoding', 'content-length', 'server-timing']) headers.delete(name);
  headers.set(VARIANT, variant);
  await cache.put(SHELL_PAGE, new Response(html, { headers }));
  await removeFilesOfOtherReleases(html);
}

/** Scripts and styles that the page names for the shell, and those that its registry names for the areas. */
function filesOf(html: string, areas: readonly string[]): string[] {
  const own = [...html.matchAll(/<(?:script|link)\b[^>]*?(?:src|href)="([^"]+)"/g)].map(
    ([, path = '']) => path,
  );
  const [, json = '{}'] = /<script[^>]*\bid="maida-page"[^>]*>([^]*?)<\/script>/.exec(html) ?? [];
  const { areas: releases = [], shellIntegrity = {} } =
    (JSON.parse(json) as PageConfiguration).registry ?? {};
  const languages = Object.keys(shellIntegrity).filter((path) => LANGUAGE_FILE.test(path));
  const needed = releases.filter(({ name }) => areas.includes(name));
  const theirs = needed.flatMap(({ entry, scripts, styles, texts = {} }) => [
    entry,
    ...scripts,
    ...styles,
    ...Object.values(texts).flatMap((part) => Object.values(part)),
  ]);
  return [...new Set([...own, ...languages, ...theirs])].filter(isReleaseFile);
}
