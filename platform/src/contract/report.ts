/** Where pages tell how the areas on them do: `POST` of a {@link PageReport}, by `navigator.sendBeacon`. */
export const REPORT_PATH = '/platform/report';

/** How one version of the shell or an area did on one page since the page's last report. Nothing of the visitor is in it. */
export interface AreaReport {
  readonly area: string;
  readonly version: string;
  /** Whether the page has used the version since its last report for the first time. */
  readonly isNew: boolean;
  /** Whether something of it has failed on this page for the first time. */
  readonly isFirstFailure: boolean;
  /** Times that its code could not be loaded. */
  readonly loadFailures: number;
  /** Errors while it was shown. */
  readonly caughtErrors: number;
  /** Interaction to next paint in milliseconds; told once for a page. */
  readonly inp?: number;
}

/** One failure, with nothing in it that a visitor has typed or seen. */
export interface FailureSample {
  readonly area: string;
  readonly version: string;
  readonly kind: 'load' | 'error';
  /** Name of the error: `TypeError`, `ChunkLoadError`. Its message may hold what somebody typed and stays on the page. */
  readonly name: string;
  /** Place in the released code: `/areas/mf-public/1.0.0-…/static/js/area.….js:1:2345`. */
  readonly at?: string;
}

/** What a page tells. */
export interface PageReport {
  /** Id of the set of versions that the page is made of. */
  readonly composition: string;
  readonly areas: readonly AreaReport[];
  readonly samples: readonly FailureSample[];
}
