/** What a page asks the service worker to save: what it is made of and what its opened screens show. */
export interface SaveRequest {
  /** Composition, language and theme of the page: the shell's page is saved again when one of them changes. */
  readonly variant: string;
  /** Names of the areas whose code the page has loaded. */
  readonly areas: readonly string[];
  /** Paths of further files of releases: chunks of the opened screens. */
  readonly files: readonly string[];
  /** Paths of calls to the service, with their query. */
  readonly calls: readonly string[];
  /** Paths of pictures, with their query. */
  readonly pictures: readonly string[];
}

/** A message of a page to the worker. */
export interface PageMessage {
  readonly save?: SaveRequest;
  /** Removes everything that shows what was viewed. */
  readonly forget?: boolean;
}

/** The worker's note to a page about one of its calls. */
export interface SavedReply {
  /** Path of the call, with its query. */
  readonly path: string;
  /** When the saved copy was stored (ISO 8601); null for a fresh reply. */
  readonly savedAt: string | null;
}

/** A message of the worker to a page. */
export interface WorkerMessage {
  readonly reply: SavedReply;
}
