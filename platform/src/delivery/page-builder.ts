import type { IncomingMessage } from 'node:http';
import { renderedAddress, type Rendering } from '../contract/index.ts';
import { withFaults } from './faults/faulty-files.ts';
import { originsOf } from './override/apply-overrides.ts';
import type { LiveSet } from '../contract/server/index.ts';
import type { ChosenSet } from './choose-live-set.ts';
import type { DeliveryOptions, PageAddress } from './delivery-options.ts';
import type { HeadTags } from './head-tags.ts';
import { pageSecurityHeaders, type SecurityOptions } from './http/security-headers.ts';
import { withTimeout } from '../common/index.ts';
import { InlineFileReader, type InlineFiles } from './inline-files.ts';
import { createPage, PageCache } from './page-cache.ts';
import { PAGE_TEXTS } from './locales/texts.ts';
import { configurationOf, type PageParts } from './compose-page.ts';
import { encodingsOf, findNamedLanguage, languageOf, mayReflect, searchOf, themeOf } from './http/request.ts';
import { findFonts } from './fonts.ts';
import type { Reply } from './http/respond.ts';
import { findPageRoute, type PageRoute } from './page-route.ts';
import { StyleAvailability, probeStyles } from './style-availability.ts';

/** No page of the site has longer URLs; they are not rendered on the server. */
const MAX_ADDRESS_LENGTH = 1000;

const HEAD_TAGS_TIMEOUT_MS = 300;

/** A requested page. */
export interface PageRequest {
  readonly pathname: string;
  /** Public origin of the site. */
  readonly origin: string;
  readonly isSecure: boolean;
  readonly chosen: ChosenSet;
  readonly route: PageRoute;
}

/** Builds pages: metadata, rendered content, inline styles and response headers. */
export class PageBuilder {
  readonly #options: DeliveryOptions;
  readonly #pages = new PageCache();
  readonly #styleAvailability = new StyleAvailability();
  readonly #inlineFiles = new InlineFileReader();

  constructor(options: DeliveryOptions) {
    this.#options = options;
  }

  /** Builds the response for a page request. */
  async build(request: IncomingMessage, page: PageRequest): Promise<Reply> {
    const { pathname, origin, isSecure, chosen, route } = page;
    const { live, intact, faults } = chosen;
    const language = languageOf(request);
    const { apiBase = '', siteName = PAGE_TEXTS[language].siteName } = this.#options;
    const found = await this.#findHeadTags(route, { path: pathname, language, origin });
    const status = found.isMissing ? 404 : route.status;
    const head = { ...found, isHidden: isHidden(route, found) };
    const inline = status === 200 ? await this.#findInlineFiles(route, chosen) : undefined;
    const isRendered =
      status === 200 && (inline !== undefined || (await this.#areStylesAvailable(route, chosen)));
    // Faults are simulated in the browser only: on the server the page is rendered without them.
    const intactRoute = live === intact ? route : findPageRoute(intact.registry, pathname);
    const rendering = isRendered
      ? await this.#render(request, { live: intact, route: intactRoute, pathname, apiBase, language })
      : undefined;
    const isLanguageNamed = findNamedLanguage(request) !== undefined;
    const fonts = findFonts(request, live.shell);
    const appearance = { language, isLanguageNamed, theme: themeOf(request), fonts };
    const parts = { live, route, apiBase, siteName, head, ...appearance, rendering, inline, faults };
    const isPersonal = rendering !== undefined && route.mounted?.mount.roles !== undefined;
    const encoding = isPersonal && mayReflect(request) ? undefined : encodingsOf(request)[0];
    const composed = isPersonal ? await createPage(parts, encoding) : await this.#pages.get(parts, encoding);
    const headers = {
      'content-type': 'text/html; charset=utf-8',
      'content-language': language,
      'cache-control': isPersonal ? 'private, no-store' : 'no-cache',
      vary: 'accept-encoding, accept-language, cookie',
      ...(encoding ? { 'content-encoding': encoding } : {}),
      ...pageSecurityHeaders(this.#securityOf(isSecure, live, rendering && inline)),
      ...chosen.headers,
    };
    const { body, etag } = composed;
    return { status, headers, body, ...(isPersonal ? {} : { etag }) };
  }

  /** Development servers are only allowed where an area is loaded from them. */
  #securityOf(
    isSecure: boolean,
    { registry }: LiveSet,
    inline: InlineFiles = { styles: [] },
  ): SecurityOptions {
    const { origins = [], ...options } = this.#options;
    const all = [...origins, ...originsOf(registry.overrides ?? [])];
    const styleHashes = inline.styles.map(({ hash }) => hash);
    const scriptHashes = inline.starter ? [inline.starter.hash] : [];
    return { ...options, origins: all, styleHashes, scriptHashes, isSecure };
  }

  /** With faults, all stay files of their own so that they can fail. */
  async #findInlineFiles(
    { mounted }: PageRoute,
    { live, faults }: ChosenSet,
  ): Promise<InlineFiles | undefined> {
    if (!mounted?.mount.isRendered || faults) return undefined;
    return this.#inlineFiles.find(this.#options.source, live, mounted);
  }

  /** Whether the style sheets of a rendered page respond in time; the browser shows nothing before they are loaded. */
  async #areStylesAvailable({ mounted }: PageRoute, { live, faults }: ChosenSet): Promise<boolean> {
    if (!mounted?.mount.isRendered) return true;
    const { source } = this.#options;
    return faults
      ? probeStyles(withFaults(source, live, faults.active), mounted)
      : this.#styleAvailability.areAvailable(source, mounted);
  }

  /**
   * Renders a page on the server. Without roles it depends only on URL and language of the request, not on the visitor;
   * with roles it is rendered with the service's replies to the user who requests it.
   */
  async #render(
    request: IncomingMessage,
    parts: Pick<PageParts, 'live' | 'route' | 'apiBase' | 'language'> & { readonly pathname: string },
  ): Promise<Rendering | undefined> {
    const { mounted } = parts.route;
    if (!mounted?.mount.isRendered) return undefined;
    const address = renderedAddress(mounted.mount, parts.pathname, searchOf(request));
    if (address.length > MAX_ADDRESS_LENGTH) return undefined;
    const personalCall = mounted.mount.roles && (await this.#options.personalCall?.(request));
    if (mounted.mount.roles && !personalCall) return undefined;
    const configuration = configurationOf(parts);
    const isPlain = address === parts.route.path;
    return this.#options.renderer?.render({
      configuration,
      address,
      isPlain,
      area: mounted.area,
      personalCall,
    });
  }

  async #findHeadTags(route: PageRoute, page: PageAddress): Promise<HeadTags> {
    const { headTags } = this.#options;
    const texts = PAGE_TEXTS[page.language];
    if (route.status === 404) return { title: texts.notFound };
    if (route.status === 410) return { title: texts.gone };
    if (!headTags) return {};
    const found = Promise.resolve(page)
      .then(headTags)
      .catch(() => undefined);
    return (await withTimeout(found, HEAD_TAGS_TIMEOUT_MS)) ?? {};
  }
}

/** Pages that are missing, that have roles, and the shell's own pages are not indexed. */
function isHidden({ mounted }: PageRoute, head: HeadTags): boolean {
  return !mounted || mounted.mount.roles !== undefined || head.isHidden === true || head.isMissing === true;
}
