import type { AreaModule } from './area.ts';
import { RENDERED_STATE_ID } from './constants.ts';
import type { PageConfiguration, PageDocument } from './page.ts';

/** What the shell's server build (`src/server.tsx`) exports. */
export interface ServerShell {
  /** The page's singletons by import name, for the areas' server builds. */
  readonly modules: Readonly<Record<string, unknown>>;
  /**
   * Renders a page for a signed-out visitor or, when its mount has roles, for the user whom `call` authenticates.
   * Undefined when that user may not see it.
   * @throws when a call fails or the page can't be rendered without a browser
   */
  readonly render: (page: ServerPage) => Promise<Rendering | undefined>;
}

/** A page to render. */
export interface ServerPage {
  readonly configuration: PageConfiguration;
  /** Path and query as requested. */
  readonly address: string;
  /** Time at which the page is rendered, in milliseconds since the epoch. */
  readonly now: number;
  /** The area of the page; absent for the shell's own pages. */
  readonly area?: AreaModule;
  readonly call: ServiceCall;
}

/** A GET request to the service for a path and query: anonymous, or on behalf of the user whose page is rendered. */
export type ServiceCall = (path: string) => Promise<ServiceAnswer>;

/** A reply of the service. */
export interface ServiceAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** A rendered page. */
export interface Rendering {
  /** Content of the root element. */
  readonly html: string;
  /** `<link>` tags for the head, in the order in which they are needed. */
  readonly links: readonly string[];
  readonly state: RenderedState;
}

/** State that a rendered page passes to its scripts, so that they hydrate it without repeating any request. */
export interface RenderedState {
  /** Path and query that the page was rendered for. */
  readonly address: string;
  /** Time at which it was rendered, in milliseconds since the epoch. */
  readonly now: number;
  /** The dehydrated query client. */
  readonly queries: unknown;
  /** The shell's session of the user; absent for a page that is the same for everybody. */
  readonly session?: unknown;
}

/** The state of a rendered page; undefined when the page was delivered without content. */
export function findRenderedState(document: PageDocument): RenderedState | undefined {
  const text = document.getElementById(RENDERED_STATE_ID)?.textContent;
  return text ? (JSON.parse(text) as RenderedState) : undefined;
}
