import type { IncomingMessage, ServerResponse } from 'node:http';
import { PAGE_TOKEN_METRIC, REGISTRY_PATH, REGISTRY_SUBJECT } from '../contract/index.ts';
import { delay, withFaults } from './faults/faulty-files.ts';
import { findPageFaults, followFaultLink } from './faults/fault-switch.ts';
import { NothingLiveError } from '../contract/server/index.ts';
import { sendBuildingPage } from './building-page.ts';
import { chooseLiveSet, isSpecial, type ChosenSet } from './choose-live-set.ts';
import type { DeliveryOptions } from './delivery-options.ts';
import { sendDocument, type RootDocuments } from './root-documents.ts';
import { isAreaPath, sendAreaFile, sendNotFound, sendPublicFile, withoutFaultyPrefix } from './send-file.ts';
import { commonSecurityHeaders } from './http/security-headers.ts';
import { isReloadRequest, sendReload } from './http/reload-page.ts';
import { nameRoute } from '../common/index.ts';
import { PageBuilder } from './page-builder.ts';
import { findPageRoute } from './page-route.ts';
import { PAGE_TEXTS } from './locales/texts.ts';
import { findOrigin, findPathname, languageOf, isPageRequest, searchOf } from './http/request.ts';
import { etagOf, send } from './http/respond.ts';

/** Handles one request for a page, the registry or a file of a release. */
export type Delivery = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Header with the id of a page's set of versions. */
const COMPOSITION_HEADER = 'x-composition';

/** Creates the handler that serves pages, registry and releases. It never rejects. */
export function createDelivery(options: DeliveryOptions): Delivery {
  const server = new DeliveryServer(options);
  return (request, response) => server.handle(request, response);
}

class DeliveryServer {
  readonly #options: DeliveryOptions;
  readonly #pages: PageBuilder;

  constructor(options: DeliveryOptions) {
    this.#options = options;
    this.#pages = new PageBuilder(options);
  }

  async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      await this.#route(request, response);
    } catch (error) {
      // A state, not a fault: it needs no line in the log.
      if (error instanceof NothingLiveError) return this.#sendNothingLive(request, response);
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
    if (isReloadRequest(request, pathname)) return sendReload(request, response, isSecure);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('allow', 'GET, HEAD');
      return sendPlain(request, response, 405, 'Method not allowed\n', isSecure);
    }
    if (isAreaPath(pathname)) return this.#sendAreaFile(request, response, pathname);
    if (pathname === REGISTRY_PATH) return this.#sendRegistry(request, response);
    const origin = this.#options.publicOrigin ?? findOrigin(request, isSecure);
    if (origin === undefined) return sendPlain(request, response, 400, 'Bad request\n', isSecure);
    const document = findDocument(this.#options.documents, pathname);
    if (document) {
      const search = searchOf(request);
      return sendDocument(request, response, { pathname, document }, { origin, search, isSecure });
    }
    if (this.#options.isBeingBuilt?.()) return this.#sendNothingLive(request, response);
    const live = await this.#options.source.readLive();
    if (await sendPublicFile(request, response, pathname, { ...context, live })) return undefined;
    if (isPageRequest(request, pathname)) return this.#sendPage(request, response, { pathname, origin });
    return sendNotFound(request, response, context);
  }

  async #sendAreaFile(request: IncomingMessage, response: ServerResponse, pathname: string): Promise<void> {
    const { source, faultSwitch, onMissingFile } = this.#options;
    const context = {
      source,
      ...(onMissingFile ? { onMissingFile } : {}),
      isSecure: this.#isSecure(request),
      isUncacheable: withoutFaultyPrefix(pathname) !== pathname,
    };
    if (!faultSwitch) return sendAreaFile(request, response, pathname, context);
    const faults = (await findPageFaults(request, faultSwitch))?.active ?? {};
    if (Object.keys(faults).length === 0) return sendAreaFile(request, response, pathname, context);
    const chosen = await chooseLiveSet(request, context);
    if (!chosen) return sendNotFound(request, response, context);
    const faulty = {
      source: withFaults(source, chosen.live, faults),
      isSecure: context.isSecure,
      isUncacheable: true,
    };
    return sendAreaFile(request, response, pathname, faulty);
  }

  async #sendRegistry(request: IncomingMessage, response: ServerResponse): Promise<void> {
    nameRoute(response, REGISTRY_PATH);
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
      ...commonSecurityHeaders({ isSecure: this.#isSecure(request) }),
      ...chosen.headers,
    };
    send(request, response, { status: 200, headers, body, etag: etagOf(body) });
  }

  async #sendPage(
    request: IncomingMessage,
    response: ServerResponse,
    { pathname, origin }: { pathname: string; origin: string },
  ): Promise<void> {
    if (await this.#followFaultLink(request, response)) return;
    const isSecure = this.#isSecure(request);
    const chosen = await this.#choose(request, response);
    if (!chosen) return sendNotFound(request, response, { isSecure });
    const route = findPageRoute(chosen.live.registry, pathname);
    if (route.pattern !== undefined) nameRoute(response, route.pattern);
    const [page, token] = await Promise.all([
      this.#pages.build(request, { pathname, origin, isSecure, chosen, route }),
      this.#issueToken(request, chosen),
    ]);
    // In a header, so that the page itself stays the same for everybody, and a 304 has a new one.
    const metric = token === undefined ? {} : { 'server-timing': `${PAGE_TOKEN_METRIC};desc="${token}"` };
    send(request, response, { ...page, headers: { ...page.headers, ...metric } });
  }

  /** The token of a page that reports its health; a page without one is not counted, but is a page all the same. */
  async #issueToken(request: IncomingMessage, chosen: ChosenSet): Promise<string | undefined> {
    const { composition, reportShare } = chosen.live.registry;
    if (reportShare === 0 || isSpecial(chosen)) return undefined;
    return this.#options.pageToken?.(request, composition).catch(() => undefined);
  }

  /** Sets or removes the fault cookies of a browser that opens a signed link, and redirects to the page itself. */
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

  /** Sets the composition header immediately, so that the log of a failed request has it. */
  async #choose(request: IncomingMessage, response: ServerResponse): Promise<ChosenSet | undefined> {
    const { source, findReplay, faultSwitch, overridePolicy } = this.#options;
    const chosen = await chooseLiveSet(request, {
      source,
      isSecure: this.#isSecure(request),
      ...(findReplay ? { findReplay } : {}),
      ...(faultSwitch ? { faultSwitch } : {}),
      ...(overridePolicy ? { overridePolicy } : {}),
    });
    if (chosen) response.setHeader(COMPOSITION_HEADER, chosen.live.registry.composition);
    return chosen;
  }

  #sendNothingLive(request: IncomingMessage, response: ServerResponse): void {
    const pathname = findPathname(request) ?? '/';
    if (pathname !== REGISTRY_PATH && isPageRequest(request, pathname))
      sendBuildingPage(request, response, this.#isSecure(request));
    else this.#sendUnavailable(request, response);
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
  const all: Readonly<Record<string, RootDocuments['/']>> = documents ?? {};
  return Object.hasOwn(all, pathname) ? all[pathname] : undefined;
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
    ...commonSecurityHeaders({ isSecure }),
  };
  send(request, response, { status, headers, body });
}
