import type { IncomingMessage } from 'node:http';
import type { Rendering } from '../contract/index.ts';
import { withFaults } from '../faults/index.ts';
import { originsOf } from '../override/apply-overrides.ts';
import type { LiveSet } from '../store/index.ts';
import type { ChosenSet } from './choose-live-set.ts';
import type { DeliveryOptions, PageAddress } from './delivery-options.ts';
import type { HeadTags } from './head-tags.ts';
import { pageSecurityHeaders } from './security-headers.ts';
import type { SecurityOptions } from './security-headers.ts';
import { withTimeout } from '../with-timeout.ts';
import { InlineStyles } from './inline-styles.ts';
import type { InlineStyle } from './inline-styles.ts';
import { createPage, PageCache } from './page-cache.ts';
import { PAGE_TEXTS } from './page-texts.ts';
import { configurationOf } from './compose-page.ts';
import type { PageParts } from './compose-page.ts';
import { encodingsOf, languageOf, themeOf } from './request.ts';
import type { Reply } from './respond.ts';
import { findPageRoute } from './page-route.ts';
import type { PageRoute } from './page-route.ts';
import { StyleAvailability, probeStyles } from './style-availability.ts';

/** Longer addresses are none that a page of ours leads to. */
const MAX_ADDRESS_LENGTH = 1000;

/** Milliseconds that a page waits for its head tags. */
const HEAD_TAGS_TIMEOUT_MS = 300;

/** Which page a request is answered with. */
export interface PageRequest {
  readonly pathname: string;
  /** Of the site, as visitors know it. */
  readonly origin: string;
  readonly isSecure: boolean;
  readonly chosen: ChosenSet;
}

/** Makes pages: what they are about, their content and looks, and the headers that they go out with. */
export class PageBuilder {
  readonly #options: DeliveryOptions;
  readonly #pages = new PageCache();
  readonly #styleWatch = new StyleAvailability();
  readonly #inlineStyles = new InlineStyles();

  constructor(options: DeliveryOptions) {
    this.#options = options;
  }

  /** The page of a request, ready to be sent. */
  async build(request: IncomingMessage, asked: PageRequest): Promise<Reply> {
    const { apiBase = '', siteName = 'Maida' } = this.#options;
    const { pathname, origin, isSecure, chosen } = asked;
    const { live, intact, faults } = chosen;
    const language = languageOf(request);
    const route = findPageRoute(live.registry, pathname);
    const found = await this.#findHeadTags(route, { path: pathname, language, origin });
    const status = found.isMissing ? 404 : route.status;
    const head = { ...found, isHidden: isHidden(route, found) };
    const [encoding] = encodingsOf(request);
    const styles = status === 200 ? await this.#findInlineStyles(route, chosen) : undefined;
    const isRendered =
      status === 200 && (styles !== undefined || (await this.#areStylesQuick(route, chosen)));
    // What goes wrong on purpose goes wrong in the browser: a page is rendered as for everybody else.
    const wholeRoute = live === intact ? route : findPageRoute(intact.registry, pathname);
    const rendering = isRendered
      ? await this.#render(request, { live: intact, route: wholeRoute, apiBase, language })
      : undefined;
    const looks = { language, theme: themeOf(request) };
    const parts = { live, route, apiBase, siteName, head, ...looks, rendering, styles, faults };
    const isPersonal = rendering !== undefined && route.mounted?.mount.roles !== undefined;
    const page = isPersonal ? await createPage(parts, encoding) : await this.#pages.get(parts, encoding);
    const headers = {
      'content-type': 'text/html; charset=utf-8',
      'content-language': language,
      'cache-control': isPersonal ? 'private, no-store' : 'no-cache',
      vary: 'accept-encoding, accept-language, cookie',
      ...(encoding ? { 'content-encoding': encoding } : {}),
      ...pageSecurityHeaders(this.#securityOf(isSecure, live, rendering && styles)),
      ...chosen.headers,
    };
    const { body, etag } = page;
    return { status, headers, body, ...(isPersonal ? {} : { etag }) };
  }

  /** Development servers are let in where an area comes from them, and nowhere else. */
  #securityOf(
    isSecure: boolean,
    { registry }: LiveSet,
    styles: readonly InlineStyle[] = [],
  ): SecurityOptions {
    const { origins = [], ...options } = this.#options;
    const all = [...origins, ...originsOf(registry.overrides ?? [])];
    const styleHashes = styles.map(({ hash }) => hash);
    return { ...options, origins: all, styleHashes, isSecure };
  }

  /** What goes wrong on purpose is shown with style sheets of its own. */
  async #findInlineStyles(
    { mounted }: PageRoute,
    { live, faults }: ChosenSet,
  ): Promise<readonly InlineStyle[] | undefined> {
    if (!mounted?.mount.isRendered || faults) return undefined;
    return this.#inlineStyles.find(this.#options.source, live, mounted);
  }

  /** Only what an area's pages are rendered with keeps the whole page waiting. */
  async #areStylesQuick({ mounted }: PageRoute, { live, faults }: ChosenSet): Promise<boolean> {
    if (!mounted?.mount.isRendered) return true;
    const { source } = this.#options;
    return faults
      ? probeStyles(withFaults(source, live, faults.active), mounted)
      : this.#styleWatch.areAvailable(source, mounted);
  }

  /**
   * The same for everybody, whoever asks: nothing of the request but its address and language goes into it. A page with
   * roles is rendered with what the service answers to whoever asks, and for them alone.
   */
  async #render(
    request: IncomingMessage,
    parts: Pick<PageParts, 'live' | 'route' | 'apiBase' | 'language'>,
  ): Promise<Rendering | undefined> {
    const { mounted } = parts.route;
    const address = request.url ?? '/';
    if (!mounted?.mount.isRendered || address.length > MAX_ADDRESS_LENGTH) return undefined;
    const personalCall = mounted.mount.roles && this.#options.personalCall?.(request);
    if (mounted.mount.roles && !personalCall) return undefined;
    const configuration = configurationOf(parts);
    return this.#options.renderer?.render({ configuration, address, area: mounted.area, personalCall });
  }

  async #findHeadTags(route: PageRoute, page: PageAddress): Promise<HeadTags> {
    const { headTags } = this.#options;
    if (route.status === 404) return { title: PAGE_TEXTS[page.language].notFound };
    if (!headTags) return {};
    const found = Promise.resolve(page)
      .then(headTags)
      .catch(() => undefined);
    return (await withTimeout(found, HEAD_TAGS_TIMEOUT_MS)) ?? {};
  }
}

/** What is not there, what only some may enter, and what the shell says for itself is nothing to be found. */
function isHidden({ mounted }: PageRoute, head: HeadTags): boolean {
  return !mounted || mounted.mount.roles !== undefined || head.isHidden === true || head.isMissing === true;
}
