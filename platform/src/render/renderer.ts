import { LRUCache } from 'lru-cache';
import type { AreaRelease, PageConfiguration, Rendering, ServiceCall } from '../contract/index.ts';
import { withTimeout } from '../with-timeout.ts';
import { SERVER_FILE, SHELL } from '../store/index.ts';
import type { LiveSource } from '../store/index.ts';
import { memoizeCalls } from './memoize-calls.ts';
import { RenderedPageCache } from './rendered-page-cache.ts';
import { RenderError, RenderThread } from './render-thread.ts';
import type { CodeSource, RenderFailure } from './render-thread.ts';

/** What a composition root decides about rendering. */
export interface RendererOptions {
  readonly source: LiveSource;
  /** How pages that say the same to everybody ask the service: nobody is signed in, so no cookie goes along. */
  readonly call: ServiceCall;
  /** Hears of every page that goes out without content though it should have some; for the log and the metrics. */
  readonly onFallback?: (fallback: RenderFallback) => void;
  /** Milliseconds until a page goes out without content. Default 1000. */
  readonly timeout?: number;
}

/** A page that could not be rendered. */
export interface RenderFallback {
  readonly reason: RenderFailure;
  /** Path of the page, without its query, which may hold what somebody typed. */
  readonly path: string;
  readonly composition: string;
  readonly error: string;
}

/** A page that may be rendered. */
export interface RenderRequest {
  readonly configuration: PageConfiguration;
  readonly address: string;
  readonly area?: AreaRelease | undefined;
  /** How a page of one person asks the service. What is rendered with it is handed out once and never kept. */
  readonly personalCall?: ServiceCall | undefined;
}

/** Renders pages in a thread of its own. */
export interface Renderer {
  /** The content of a page; undefined when it goes out without. Never rejects. */
  readonly render: (request: RenderRequest) => Promise<Rendering | undefined>;
  readonly stop: () => Promise<void>;
}

const DEFAULT_TIMEOUT_MS = 1000;
/** Milliseconds for which a rendered page is handed out again while others are being rendered. */
const MAX_AGE_MS = 1000;
/** Milliseconds for which a release that ended a thread is not rendered. */
const SUSPENSION_MS = 30_000;
const MAX_PAGES = 200;
/** Releases come and go, and a thread forgets none: with more than this, a new one takes over. */
const MAX_RELEASES_PER_THREAD = 24;
/** What a page says of the time, it says by the minute: a page that is asked for again is the same one. */
const MINUTE_MS = 60_000;

/** Creates a renderer. Its thread starts with the first page and is replaced when it ends. */
export function createRenderer(options: RendererOptions): Renderer {
  const renderer = new ThreadRenderer(options);
  return { render: (request) => renderer.render(request), stop: () => renderer.stop() };
}

class ThreadRenderer {
  readonly #options: RendererOptions;
  readonly #pages = new LRUCache<string, Promise<Rendering | undefined>>({ max: MAX_PAGES, ttl: MAX_AGE_MS });
  readonly #kept = new RenderedPageCache();
  readonly #suspended = new Map<string, number>();
  #thread: RenderThread | undefined;
  /** Pages that are being rendered now. */
  #underWay = 0;

  constructor(options: RendererOptions) {
    this.#options = options;
  }

  render(request: RenderRequest): Promise<Rendering | undefined> {
    const { personalCall } = request;
    if (personalCall) return this.#attempt(request, () => this.#render(request, personalCall));
    const { registry, language } = request.configuration;
    const key = JSON.stringify([registry.composition, language, request.address]);
    const known = this.#pages.get(key);
    // What just changed shows at once; only who comes in a rush may get what somebody else got a moment ago.
    if (known && this.#underWay > 0) return known;
    const page = this.#attempt(request, () => this.#renderOnce(key, request));
    this.#pages.set(key, page);
    // A page without content is tried anew for the next visitor.
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
    this.#underWay += 1;
    try {
      return await render();
    } catch (error) {
      this.#report(error, request);
      return undefined;
    } finally {
      this.#underWay -= 1;
    }
  }

  /** Renders a page that says the same to everybody, unless it was rendered before and would not change. */
  async #renderOnce(key: string, request: RenderRequest): Promise<Rendering | undefined> {
    const now = thisMinute();
    const start = performance.now();
    const { call, answers } = memoizeCalls(this.#options.call);
    const looked = this.#kept.find(key, now, call).then((rendering) => ({ rendering }));
    const found = await withTimeout(looked, this.#timeout);
    if (!found) throw new RenderError('slow', 'The service did not answer in time.');
    if (found.rendering) return found.rendering;
    const timeout = this.#timeout - (performance.now() - start);
    const rendering = await this.#render(request, call, { now, timeout });
    if (rendering) this.#kept.set(key, { rendering, now }, answers);
    return rendering;
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
      throw new RenderError('suspended', `${subject} ended a thread a short while ago.`);
    }
    return this.#getThread().render({
      task: { configuration, address, now },
      subject,
      shell: this.#codeOf(SHELL, registry.shell),
      area: area && this.#codeOf(area.name, area.version),
      timeout,
      call,
      isPersonal: personalCall !== undefined,
    });
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
        if (!file) throw new Error(`${name} ${version} has no build for the server.`);
        return file.content.toString('utf8');
      },
    };
  }
}

function thisMinute(): number {
  return Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS;
}
