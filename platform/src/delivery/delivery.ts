import type { IncomingMessage, ServerResponse } from 'node:http';
import { REGISTRY_PATH } from '../contract/constants.ts';
import { REGISTRY_SUBJECT } from '../contract/faults.ts';
import { delay, findPageFaults, followFaultLink, withFaults } from '../faults/index.ts';
import { originsOf } from '../override/apply-overrides.ts';
import type { LiveSet } from '../store/index.ts';
import { chooseSet } from './choose-set.ts';
import type { ChosenSet } from './choose-set.ts';
import type { DeliveryOptions, PageAddress } from './delivery-options.ts';
import { sendDocument } from './documents.ts';
import type { RootDocuments } from './documents.ts';
import { isAreaPath, sendAreaFile, sendNotFound, sendPublicFile, wholePath } from './files.ts';
import { commonSecurity, pageSecurity } from './headers.ts';
import type { SecurityOptions } from './headers.ts';
import type { Rendering } from '../contract/index.ts';
import { InlineStyles } from './inline-styles.ts';
import type { InlineStyle } from './inline-styles.ts';
import { isLoadAnew, sendLoadAnew } from './load-anew.ts';
import { configurationOf } from './page.ts';
import type { PageParts } from './page.ts';
import { createPage, PageCache } from './page-cache.ts';
import { PAGE_TEXTS } from './page-texts.ts';
import type { HeadTags } from './head-tags.ts';
import { encodingsOf, findOrigin, findPathname, languageOf, themeOf, wantsPage } from './request.ts';
import { etagOf, send } from './respond.ts';
import { routeOf } from './route.ts';
import type { PageRoute } from './route.ts';
import { StyleWatch, tryStyles } from './style-watch.ts';

/** Answers one request: a page, the registry, or a file of a release. */
export type Delivery = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Longer addresses are none that a page of ours leads to. */
const LONGEST_ADDRESS = 1000;

/** Milliseconds that a page waits for its head tags. */
const HEAD_TAGS_TIMEOUT = 300;

/** Header that names the set a page is made of. */
const COMPOSITION_HEADER = 'x-composition';

/** Creates the handler that serves pages, registry and releases. It never rejects. */
export function createDelivery(options: DeliveryOptions): Delivery {
  const server = new DeliveryServer(options);
  return (request, response) => server.handle(request, response);
}

class DeliveryServer {
  readonly #options: DeliveryOptions;
  readonly #pages = new PageCache();
  readonly #styles = new StyleWatch();
  readonly #inlineStyles = new InlineStyles();

  constructor(options: DeliveryOptions) {
    this.#options = options;
  }

  async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      await this.#route(request, response);
    } catch (error) {
      const composition = response.getHeader(COMPOSITION_HEADER);
      this.#options.onError?.(error, request, composition === undefined ? undefined : String(composition));
      if (response.headersSent) response.destroy();
      else this.#sendUnavailable(request, response);
    }
  }

  async #route(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const isSecure = this.#isSecure(request);
    const context = { source: this.#options.source, isSecure };
    const pathname = findPathname(request);
    if (pathname === undefined) return sendPlain(request, response, 400, 'Bad request\n', isSecure);
    if (isLoadAnew(request, pathname)) return sendLoadAnew(request, response, isSecure);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('allow', 'GET, HEAD');
      return sendPlain(request, response, 405, 'Method not allowed\n', isSecure);
    }
    if (isAreaPath(pathname)) return this.#sendAreaFile(request, response, pathname);
    if (pathname === REGISTRY_PATH) return this.#sendRegistry(request, response);
    const origin = this.#options.publicOrigin ?? findOrigin(request, isSecure);
    if (origin === undefined) return sendPlain(request, response, 400, 'Bad request\n', isSecure);
    const document = findDocument(this.#options.documents, pathname);
    if (document) return sendDocument(request, response, { pathname, document }, { origin, isSecure });
    const live = await this.#options.source.readLive();
    if (await sendPublicFile(request, response, pathname, { ...context, live })) return undefined;
    if (wantsPage(request, pathname)) return this.#sendPage(request, response, { pathname, origin });
    return sendNotFound(request, response, context);
  }

  async #sendAreaFile(request: IncomingMessage, response: ServerResponse, pathname: string): Promise<void> {
    const { source, faultSwitch } = this.#options;
    const context = {
      source,
      isSecure: this.#isSecure(request),
      isFleeting: wholePath(pathname) !== pathname,
    };
    if (!faultSwitch) return sendAreaFile(request, response, pathname, context);
    const faults = (await findPageFaults(request, faultSwitch))?.active ?? {};
    if (Object.keys(faults).length === 0) return sendAreaFile(request, response, pathname, context);
    const chosen = await chooseSet(request, context);
    if (!chosen) return sendNotFound(request, response, context);
    const faulty = { ...context, source: withFaults(source, chosen.live, faults), isFleeting: true };
    return sendAreaFile(request, response, pathname, faulty);
  }

  async #sendRegistry(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chosen = await this.#choose(request, response);
    if (!chosen) return sendNotFound(request, response, { isSecure: this.#isSecure(request) });
    const fault = chosen.faults?.active[REGISTRY_SUBJECT];
    await delay(fault);
    if (fault && fault.kind !== 'slow') return this.#sendUnavailable(request, response);
    const body = JSON.stringify(chosen.live.registry);
    const headers = {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-cache',
      vary: 'cookie',
      ...commonSecurity({ isSecure: this.#isSecure(request) }),
      ...chosen.headers,
    };
    send(request, response, { status: 200, headers, body, etag: etagOf(body) });
  }

  async #sendPage(
    request: IncomingMessage,
    response: ServerResponse,
    { pathname, origin }: { pathname: string; origin: string },
  ): Promise<void> {
    const { apiBase = '', siteName = 'Maida' } = this.#options;
    if (await this.#followFaultLink(request, response)) return;
    const chosen = await this.#choose(request, response);
    if (!chosen) return sendNotFound(request, response, { isSecure: this.#isSecure(request) });
    const { live, whole, faults } = chosen;
    const language = languageOf(request);
    const route = routeOf(live.registry, pathname);
    const found = await this.#headTags(route, { path: pathname, language, origin });
    const status = found.isMissing ? 404 : route.status;
    const head = { ...found, isHidden: isHidden(route, found) };
    const [encoding] = encodingsOf(request);
    const styles = status === 200 ? await this.#findInlineStyles(route, chosen) : undefined;
    const isRendered =
      status === 200 && (styles !== undefined || (await this.#areStylesQuick(route, chosen)));
    // What goes wrong on purpose goes wrong in the browser: a page is rendered as for everybody else.
    const wholeRoute = live === whole ? route : routeOf(whole.registry, pathname);
    const rendering = isRendered
      ? await this.#render(request, { live: whole, route: wholeRoute, apiBase, language })
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
      ...pageSecurity(this.#securityOf(request, live, rendering && styles)),
      ...chosen.headers,
    };
    const { body, etag } = page;
    send(request, response, { status, headers, body, ...(isPersonal ? {} : { etag }) });
  }

  /** Development servers are let in where an area comes from them, and nowhere else. */
  #securityOf(
    request: IncomingMessage,
    { registry }: LiveSet,
    styles: readonly InlineStyle[] = [],
  ): SecurityOptions {
    const { origins = [], ...options } = this.#options;
    const all = [...origins, ...originsOf(registry.overrides ?? [])];
    const styleHashes = styles.map(({ hash }) => hash);
    return { ...options, origins: all, styleHashes, isSecure: this.#isSecure(request) };
  }

  /** Lets a browser in that comes by a signed link, or out again, and sends it on to the page itself. */
  async #followFaultLink(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    const { faultSwitch } = this.#options;
    const isSecure = this.#isSecure(request);
    const redirect = faultSwitch && (await followFaultLink(request, { ...faultSwitch, isSecure }));
    if (!redirect) return false;
    response.setHeader('set-cookie', redirect.cookies);
    response.setHeader('location', redirect.location);
    sendPlain(request, response, 303, '', isSecure);
    return true;
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
      ? tryStyles(withFaults(source, live, faults.active), mounted)
      : this.#styles.areQuick(source, mounted);
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
    if (!mounted?.mount.isRendered || address.length > LONGEST_ADDRESS) return undefined;
    const personalCall = mounted.mount.roles && this.#options.personalCall?.(request);
    if (mounted.mount.roles && !personalCall) return undefined;
    const configuration = configurationOf(parts);
    return this.#options.renderer?.render({ configuration, address, area: mounted.area, personalCall });
  }

  /** Named in the answer at once, so that the log of a page that fails knows its set. */
  async #choose(request: IncomingMessage, response: ServerResponse): Promise<ChosenSet | undefined> {
    const { source, findReplay, faultSwitch, overridePolicy } = this.#options;
    const chosen = await chooseSet(request, {
      source,
      isSecure: this.#isSecure(request),
      ...(findReplay ? { findReplay } : {}),
      ...(faultSwitch ? { faultSwitch } : {}),
      ...(overridePolicy ? { overridePolicy } : {}),
    });
    if (chosen) response.setHeader(COMPOSITION_HEADER, chosen.live.registry.composition);
    return chosen;
  }

  async #headTags(route: PageRoute, page: PageAddress): Promise<HeadTags> {
    const { headTags } = this.#options;
    if (route.status === 404) return { title: PAGE_TEXTS[page.language].notFound };
    if (!headTags) return {};
    const { promise: tooLate, resolve } = Promise.withResolvers<undefined>();
    const timer = setTimeout(() => resolve(undefined), HEAD_TAGS_TIMEOUT);
    const found = Promise.resolve(page)
      .then(headTags)
      .catch(() => undefined);
    const tags = await Promise.race([found, tooLate]);
    clearTimeout(timer);
    return tags ?? {};
  }

  #sendUnavailable(request: IncomingMessage, response: ServerResponse): void {
    response.setHeader('retry-after', '10');
    const text = `${PAGE_TEXTS[languageOf(request)].unavailable}\n`;
    sendPlain(request, response, 503, text, this.#isSecure(request));
  }

  #isSecure(request: IncomingMessage): boolean {
    return this.#options.isSecure?.(request) ?? 'encrypted' in request.socket;
  }
}

function findDocument(documents: RootDocuments | undefined, pathname: string) {
  const known: Readonly<Record<string, RootDocuments['/']>> = documents ?? {};
  return Object.hasOwn(known, pathname) ? known[pathname] : undefined;
}

/** What is not there, what only some may enter, and what the shell says for itself is nothing to be found. */
function isHidden({ mounted }: PageRoute, head: HeadTags): boolean {
  return !mounted || mounted.mount.roles !== undefined || head.isHidden === true || head.isMissing === true;
}

function sendPlain(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  body: string,
  isSecure: boolean,
): void {
  const headers = {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    ...commonSecurity({ isSecure }),
  };
  send(request, response, { status, headers, body });
}
