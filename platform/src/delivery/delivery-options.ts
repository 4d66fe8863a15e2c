import type { IncomingMessage } from 'node:http';
import type { Language, ServiceCall } from '../contract/index.ts';
import type { FaultSwitch } from './faults/fault-switch.ts';
import type { OverridePolicy } from './override/override-policy.ts';
import type { LiveSource } from '../contract/server/index.ts';
import type { RootDocuments } from './root-documents.ts';
import type { Renderer } from './render/renderer.ts';
import type { HeadTags } from './head-tags.ts';

/** Options of {@link createDelivery}. */
export interface DeliveryOptions {
  /** Where the live releases come from: `new StoreSource(store)`. */
  readonly source: LiveSource;
  /** Base URL of the service, without a trailing slash. Empty, the default: the page's own origin. */
  readonly apiBase?: string;
  /** Name of the site, in the title of every page. Default `Maida`. */
  readonly siteName?: string;
  /** Public origin of the site, e.g. `https://maida.example`. Default: the origin of each request. */
  readonly publicOrigin?: string;
  /** Finds title, description and preview of a page. A slow or failed result is left out. */
  readonly headTags?: (page: PageAddress) => Promise<HeadTags | undefined>;
  /** Renders pages on the server; without one every page is rendered in the browser. */
  readonly renderer?: Pick<Renderer, 'render'>;
  /**
   * Calls the service on behalf of the user who sends a request; undefined when nobody is signed in, whatever cookie
   * the request has. Default: pages with roles are rendered in the browser.
   */
  readonly personalCall?: (request: IncomingMessage) => Promise<ServiceCall | undefined>;
  /** While it says so, pages answer that the site is being built, whatever is live. Default: never. */
  readonly isBeingBuilt?: () => boolean;
  /** Documents at the root of the site; they take precedence over the shell's public files. */
  readonly documents?: RootDocuments;
  /** Whether a request came over TLS. Default: whether its socket is encrypted. */
  readonly isSecure?: (request: IncomingMessage) => boolean;
  /**
   * Decides who may replay an earlier set of versions: returns the set's id for the value of `?composition=`, or
   * undefined to ignore the parameter. Default: nobody.
   */
  readonly findReplay?: (request: IncomingMessage, value: string) => Promise<string | undefined>;
  /** Decides who may simulate faults in their own browser. Default: nobody. */
  readonly faultSwitch?: FaultSwitch;
  /** Decides which browsers load areas from development servers. Default: none. */
  readonly overridePolicy?: Pick<OverridePolicy, 'find'>;
  /** The token by which the page's health report counts, for a page of this set. Default: pages have none. */
  readonly pageToken?: (request: IncomingMessage, composition: string) => Promise<string>;
  /** Called when a file that a stored release lists is not in the store. */
  readonly onMissingFile?: (release: { readonly area: string; readonly version: string }) => void;
  /** URL for reports of violations of the content security policy. */
  readonly reportUri?: string;
  /** Additional origins that the content security policy allows. */
  readonly origins?: readonly string[];
  /** Relaxes the content security policy for development servers. */
  readonly isDevelopment?: boolean;
  /** Called for errors that result in a 503, with the id of the set if it was known; for the log. */
  readonly onError?: (error: unknown, request: IncomingMessage, composition?: string) => void;
}

/** The URL of a requested page. */
export interface PageAddress {
  /** As requested, without the query. */
  readonly path: string;
  readonly language: Language;
  /** Scheme and host of the site. */
  readonly origin: string;
}
