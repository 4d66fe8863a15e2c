import { LRUCache } from 'lru-cache';
import PQueue from 'p-queue';
import type { AreaRelease, PageConfiguration, Rendering, ServiceCall } from '../../contract/index.ts';
import { withTimeout } from '../../common/index.ts';
import { SERVER_FILE, SHELL, type LiveSource } from '../../contract/server/index.ts';
import { memoizeCalls } from './memoize-calls.ts';
import { RenderedPageCache } from './rendered-page-cache.ts';
import { RenderError, RenderThread, type CodeSource, type RenderFailure } from './render-thread.ts';

/** Options of {@link createRenderer}. */
export interface RendererOptions {
  readonly source: LiveSource;
  /** Calls the service anonymously, for pages that are the same for everybody. */
  readonly call: ServiceCall;
  /** Called for every page that should have been rendered and was not; for log and metrics. */
  readonly onFallback?: (fallback: RenderFallback) => void;
  /** Milliseconds after which a page is sent without content. Default 1000. */
  readonly timeout?: number;
  /** Pages that may wait while others are rendered; any more are sent without content. Default 32. */
  readonly maxWaiting?: number;
}

/** A page that could not be rendered. */
export interface RenderFallback {
  readonly reason: RenderFailure;
  /** Path of the page without its query, which may contain what somebody typed. */
  readonly path: string;
  readonly composition: string;
  readonly error: string;
}

/** A page to render. */
export interface RenderRequest {
  readonly configuration: PageConfiguration;
  readonly address: string;
  /** Whether the address is one of the site's own, as links have it, without a query: there are only so many. */
  readonly isPlain: boolean;
  readonly area?: AreaRelease | undefined;
  /** Calls the service on behalf of a user. The result is never cached. */
  readonly personalCall?: ServiceCall | undefined;
}

/** Renders pages in a worker thread. */
export interface Renderer {
  /** The content of a page; undefined when it must be sent without. Never rejects. */
  readonly render: (request: RenderRequest) => Promise<Rendering | undefined>;
  readonly stop: () => Promise<void>;
}

const DEFAULT_TIMEOUT_MS = 1000;
/** Pages that are rendered at the same time: while some wait for the service, the thread works on the others. */
const PLAIN = { concurrency: 4 };
/** Anybody can invent more of the others without end: one at a time, and at most so many in a second. */
const INVENTED = { concurrency: 1, intervalCap: 10, interval: 1000 };
const DEFAULT_MAX_WAITING = 32;
/** A page for which there is no place may be this old. */
const MAX_STALE_MS = 60_000;
/** Under load a rendered page is reused for this time without asking the service again. */
const MAX_AGE_MS = 1000;
/** How long a release that ended a thread is not rendered. */
const SUSPENSION_MS = 30_000;
const MAX_PAGES = 200;
/** A thread never unloads code, so it is replaced when it has loaded more releases than this. */
const MAX_RELEASES_PER_THREAD = 24;
/** Pages are rendered for the current full minute, so that a page can be reused within it. */
const MINUTE_MS = 60_000;

/** Creates a renderer. Its thread starts with the first page and is replaced when it ends. */
export function createRenderer(options: RendererOptions): Renderer {
  const renderer = new ThreadRenderer(options);
  return { render: (request) => renderer.render(request), stop: () => renderer.stop() };
}

class ThreadRenderer {
  readonly #options: RendererOptions;
  readonly #pages = new LRUCache<string, Promise<Rendering | undefined>>({ max: MAX_PAGES, ttl: MAX_AGE_MS });
  readonly #plain = createLane(PLAIN);
  readonly #invented = createLane(INVENTED);
  readonly #suspended = new Map<string, number>();
  #thread: RenderThread | undefined;
  /** Number of pages that are being rendered now. */
  #activeCount = 0;

  constructor(options: RendererOptions) {
    this.#options = options;
  }

  render(request: RenderRequest): Promise<Rendering | undefined> {
    const { personalCall } = request;
    if (personalCall) return this.#attempt(request, () => this.#render(request, personalCall));
    const { registry, language } = request.configuration;
    const key = JSON.stringify([registry.composition, language, request.address]);
    const recent = this.#pages.get(key);
    // Only under load may a visitor get a page that is up to a second old; otherwise changes show at once.
    if (recent && this.#activeCount > 0) return recent;
    const page = this.#attempt(request, () => this.#renderCached(key, request));
    this.#pages.set(key, page);
    // A failed page is tried again for the next visitor.
    void page.then((rendering) => rendering ?? this.#pages.delete(key));
    return page;
  }

  async stop(): Promise<void> {
    await this.#thread?.stop();
  }

  /** Never rejects. */
  async #attempt(
    request: RenderRequest,
    render: () => Promise<Rendering | undefined>,
  ): Promise<Rendering | undefined> {
    this.#activeCount += 1;
    try {
      return await render();
    } catch (error) {
      this.#report(error, request);
      return undefined;
    } finally {
      this.#activeCount -= 1;
    }
  }

  /** Returns an anonymous page from the cache if it would not change, else renders it. */
  async #renderCached(key: string, request: RenderRequest): Promise<Rendering | undefined> {
    const now = thisMinute();
    const start = performance.now();
    const { cache } = this.#laneOf(request);
    const { call, answers } = memoizeCalls(this.#options.call);
    const lookup = cache.find(key, now, call).then((rendering) => ({ rendering }));
    const found = await withTimeout(lookup, this.#timeout);
    if (!found) throw new RenderError('slow', 'The service did not answer in time.');
    if (found.rendering) return found.rendering;
    const timeout = this.#timeout - (performance.now() - start);
    try {
      const rendering = await this.#render(request, call, { now, timeout });
      if (rendering) cache.set(key, { rendering, now }, answers);
      return rendering;
    } catch (error) {
      const isBusy = error instanceof RenderError && error.reason === 'busy';
      const stale = isBusy ? cache.findRecent(key, MAX_STALE_MS) : undefined;
      if (stale) return stale;
      throw error;
    }
  }

  async #render(
    request: RenderRequest,
    call: ServiceCall,
    { now, timeout } = { now: thisMinute(), timeout: this.#timeout },
  ): Promise<Rendering | undefined> {
    const { configuration, address, area, personalCall } = request;
    const { registry } = configuration;
    const subject = area ? `${area.name}@${area.version}` : `${SHELL}@${registry.shell}`;
    if ((this.#suspended.get(subject) ?? 0) > performance.now()) {
      throw new RenderError('suspended', `${subject} ended a thread recently.`);
    }
    const job = {
      task: { configuration, address, now },
      subject,
      shell: this.#codeOf(SHELL, registry.shell),
      area: area && this.#codeOf(area.name, area.version),
      timeout,
      call,
      isPersonal: personalCall !== undefined,
    };
    return this.#inTurn(this.#laneOf(request), () => this.#getThread().render(job));
  }

  /** @throws RenderError `busy` when too many wait, or after half the timeout */
  async #inTurn<Result>({ queue }: Lane, render: () => Promise<Result>): Promise<Result> {
    const { maxWaiting = DEFAULT_MAX_WAITING } = this.#options;
    const busy = new RenderError('busy', 'Too many pages to render.');
    const isFull = queue.pending >= queue.concurrency || queue.isRateLimited;
    if (isFull && queue.size >= maxWaiting) throw busy;
    const waiting = new AbortController();
    const timer = setTimeout(() => waiting.abort(busy), this.#timeout / 2);
    const begin = () => {
      clearTimeout(timer);
      return render();
    };
    return queue.add(begin, { signal: waiting.signal });
  }

  #laneOf({ isPlain, personalCall }: RenderRequest): Lane {
    return isPlain || personalCall ? this.#plain : this.#invented;
  }

  get #timeout(): number {
    return this.#options.timeout ?? DEFAULT_TIMEOUT_MS;
  }

  #report(error: unknown, { address, configuration }: RenderRequest): void {
    const reason = error instanceof RenderError ? error.reason : 'failed';
    const [path = '/'] = address.split('?');
    this.#options.onFallback?.({
      reason,
      path,
      composition: configuration.registry.composition,
      error: error instanceof Error ? error.message : String(error),
    });
  }

  #getThread(): RenderThread {
    const isUsable =
      this.#thread && !this.#thread.isEnded && this.#thread.codeCount <= MAX_RELEASES_PER_THREAD;
    if (this.#thread && isUsable) return this.#thread;
    void this.#thread?.stop();
    this.#thread = new RenderThread((culprits) => {
      for (const subject of culprits) this.#suspended.set(subject, performance.now() + SUSPENSION_MS);
    });
    return this.#thread;
  }

  #codeOf(name: string, version: string): CodeSource {
    return {
      key: `${name}@${version}`,
      read: async () => {
        const file = await this.#options.source.findFile(name, version, SERVER_FILE, []);
        if (!file) throw new Error(`${name} ${version} has no server build.`);
        return file.content.toString('utf8');
      },
    };
  }
}

/** Pages that wait for each other, and push each other out of the cache. */
interface Lane {
  readonly queue: PQueue;
  readonly cache: RenderedPageCache;
}

function createLane(limits: { readonly concurrency: number; readonly intervalCap?: number }): Lane {
  return { queue: new PQueue(limits), cache: new RenderedPageCache() };
}

function thisMinute(): number {
  return Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS;
}
