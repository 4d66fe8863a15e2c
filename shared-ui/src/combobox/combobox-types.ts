/** Something to choose, e.g. a person. */
export interface ComboboxOption {
  value: string;
  /** Its name, which the field shows once it is chosen. */
  label: string;
  /** What tells it from another one of the same name, e.g. an e-mail address. */
  detail?: string | undefined;
}

/** What a search has found; a query's reply fits. */
export interface FoundOptions {
  /** Undefined until the first reply. */
  options: readonly ComboboxOption[] | undefined;
  /** There are more than these: typing goes on. */
  hasMore: boolean;
  /** The options are of an earlier search. */
  isStale: boolean;
  /** The search failed; shown with a button to repeat it. */
  isFailed: boolean;
  retry: () => void;
}
