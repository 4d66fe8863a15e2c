import type { AreaModule } from './area.ts';
import { RENDERED_STATE_ID } from './constants.ts';
import type { PageConfiguration, PageDocument } from './page.ts';

/** What the shell's server build (`src/server.tsx`) exports. */
export interface ServerShell {
  /** The page's singletons by import name, for the areas' server builds. */
  readonly modules: Readonly<Record<string, unknown>>;
  /**
   * Renders a page for somebody who is signed out, or, where its mount has roles, for whoever the calls are answered
   * to. Asks the service for what it shows, once each. Undefined when it is not for them.
   * @throws when a call fails or the page has nothing to show without a browser
   */
  readonly render: (page: ServerPage) => Promise<Rendering | undefined>;
}

/** A page that is to be rendered. */
export interface ServerPage {
  readonly configuration: PageConfiguration;
  /** Path and query, as they were asked for. */
  readonly address: string;
  /** The instant that the page speaks of, in milliseconds since the epoch. */
  readonly now: number;
  /** The area of the page; absent for a page of the shell's own. */
  readonly area?: AreaModule;
  readonly call: ServiceCall;
}

/** Asks the service for a path with its query: for nobody, or for the one person whose page is rendered. */
export type ServiceCall = (path: string) => Promise<ServiceAnswer>;

/** What the service answered. */
export interface ServiceAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** A rendered page. */
export interface Rendering {
  /** Content of the root element. */
  readonly html: string;
  /** Links that belong into the head, in the order in which they are needed. */
  readonly links: readonly string[];
  readonly state: RenderedState;
}

/** What a rendered page hands to its scripts, so that they begin with what is on screen and ask for nothing again. */
export interface RenderedState {
  /** Path and query that the page was rendered for. */
  readonly address: string;
  /** The instant that it speaks of, in milliseconds since the epoch. */
  readonly now: number;
  /** The query client's content. */
  readonly queries: unknown;
  /** Whose page it is, in the shell's words; absent for a page that says the same to everybody. */
  readonly session?: unknown;
}

/** The state of a page that was rendered; undefined when the page was delivered without content. */
export function findRenderedState(document: PageDocument): RenderedState | undefined {
  const text = document.getElementById(RENDERED_STATE_ID)?.textContent;
  return text ? (JSON.parse(text) as RenderedState) : undefined;
}
