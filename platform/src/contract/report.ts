/** Path of the pages' health reports: `POST` of a {@link PageReport} by `navigator.sendBeacon`. */
export const REPORT_PATH = '/platform/report';

/**
 * Name of the `Server-Timing` metric whose description is the page's token. A header, so that a page stays the same for
 * all visitors and keeps its entity tag; the browser passes it to the page also when the page came from its cache.
 */
export const PAGE_TOKEN_METRIC = 'page';

/** Health of one version of the shell or an area on one page since the page's last report. No data of the visitor. */
export interface AreaReport {
  readonly area: string;
  readonly version: string;
  /** Whether the page has used the version for the first time since its last report. */
  readonly isNew: boolean;
  /** Whether this is the version's first failure on this page. */
  readonly isFirstFailure: boolean;
  /** How often its code could not be loaded. */
  readonly loadFailures: number;
  /** Errors while it was on screen. */
  readonly caughtErrors: number;
  /** Interaction to next paint in milliseconds; reported once per page. */
  readonly inp?: number;
}

/** One failure, without anything that the visitor typed or saw. */
export interface FailureSample {
  readonly area: string;
  readonly version: string;
  readonly kind: 'load' | 'error';
  /** Name of the error: `TypeError`, `ChunkLoadError`. Not its message, which may contain what somebody typed. */
  readonly name: string;
  /** Position in the released code: `/areas/mf-public/1.0.0-…/static/js/area.….js:1:2345`. */
  readonly at?: string;
}

/** A page's report. */
export interface PageReport {
  /** Id of the page's set of versions. */
  readonly composition: string;
  /** The token that the page was delivered with; without it nothing is counted. */
  readonly token?: string;
  readonly areas: readonly AreaReport[];
  readonly samples: readonly FailureSample[];
}
