import { PAGE_CONFIGURATION_ID } from './constants.ts';
import type { Language } from './languages.ts';
import type { PageFaults } from './faults.ts';
import type { LiveRegistry } from './registry.ts';

/** What the delivery server passes to the page, inlined as JSON under {@link PAGE_CONFIGURATION_ID}. */
export interface PageConfiguration {
  /** Base URL of the service, without a trailing slash; empty for the page's own origin. */
  readonly apiBase: string;
  /** Language that the page was delivered in. */
  readonly language: Language;
  readonly registry: LiveRegistry;
  /** Timeout for loading a file of an area, in milliseconds. Default {@link CHUNK_LOAD_TIMEOUT_MS}. */
  readonly loadTimeout?: number;
  /** Only in a browser that may simulate faults. */
  readonly faults?: PageFaults;
}

/** The part of `Document` that {@link readPageConfiguration} needs. */
export interface PageDocument {
  getElementById(id: string): { readonly textContent: string | null } | null;
}

/**
 * Reads the configuration that the delivery server put into the page.
 * @throws Error when the page has none because it was not served by the delivery server.
 */
export function readPageConfiguration(document: PageDocument): PageConfiguration {
  const text = document.getElementById(PAGE_CONFIGURATION_ID)?.textContent;
  if (!text) throw new Error(`The page has no #${PAGE_CONFIGURATION_ID}: serve it with the delivery server.`);
  return JSON.parse(text) as PageConfiguration;
}

/**
 * The part of the page's i18next instance with which the gate switches the language in place, and compares the texts of
 * all languages.
 */
export interface PageTranslations {
  changeLanguage(language: string): Promise<unknown>;
  /** Texts by namespace, of what has been loaded. */
  getDataByLanguage(language: string): Readonly<Record<string, object>> | undefined;
}
