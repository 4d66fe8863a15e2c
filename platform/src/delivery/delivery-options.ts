import type { IncomingMessage } from 'node:http';
import type { Language } from '../contract/constants.ts';
import type { ServiceCall } from '../contract/index.ts';
import type { FaultSwitch } from '../faults/index.ts';
import type { OverridePolicy } from '../override/override-policy.ts';
import type { LiveSource } from '../store/index.ts';
import type { RootDocuments } from './root-documents.ts';
import type { Renderer } from '../render/index.ts';
import type { HeadTags } from './head-tags.ts';

/** What a composition root decides about delivery. */
export interface DeliveryOptions {
  /** Where the live releases come from: `new StoreSource(store)`. */
  readonly source: LiveSource;
  /** Base address of the service, without a trailing slash. Empty, the default: the page's own origin. */
  readonly apiBase?: string;
  /** Name of the site, in the title of every page. Default `Maida`. */
  readonly siteName?: string;
  /** Where visitors reach the site, e.g. `https://maida.example`. Default: what each request was sent to. */
  readonly publicOrigin?: string;
  /** What a path is about. Slow or failing answers are left out rather than waited for. */
  readonly headTags?: (page: PageAddress) => Promise<HeadTags | undefined>;
  /** Renders pages; without one every page goes out without content. */
  readonly renderer?: Pick<Renderer, 'render'>;
  /**
   * How the page of whoever sends a request asks the service in their name; undefined where nobody is signed in.
   * Default: pages of one person go out without content.
   */
  readonly personalCall?: (request: IncomingMessage) => ServiceCall | undefined;
  /** Texts at the root of the site; they come before the shell's own files. */
  readonly documents?: RootDocuments;
  /** Whether a request came over TLS; by default whether its socket is encrypted. */
  readonly isSecure?: (request: IncomingMessage) => boolean;
  /**
   * Who may see a page of a set that was live once: gives the set's id for the value of `?composition=`, or undefined
   * to go on as if it was not asked for. Default: nobody.
   */
  readonly findReplay?: (request: IncomingMessage, value: string) => Promise<string | undefined>;
  /** Who may make areas fail on purpose, for their own browser alone. Default: nobody. */
  readonly faultSwitch?: FaultSwitch;
  /** Which browser takes areas from development servers. Default: none. */
  readonly overridePolicy?: Pick<OverridePolicy, 'find'>;
  /** Where browsers report violations of the content security policy. */
  readonly reportUri?: string;
  /** Origins beside the page's own that the content security policy lets in. */
  readonly origins?: readonly string[];
  /** Loosens the content security policy for development servers. */
  readonly isDevelopment?: boolean;
  /** Hears of errors that end in a 503, and of the set that was to be served if that was known; for the log. */
  readonly onError?: (error: unknown, request: IncomingMessage, composition?: string) => void;
}

/** A page that is asked for. */
export interface PageAddress {
  /** As it was sent, without the query. */
  readonly path: string;
  readonly language: Language;
  /** Scheme and host of the site. */
  readonly origin: string;
}
