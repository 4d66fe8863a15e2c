import type { LazyText } from '../text/lazy-text.ts';

/** A text for tests and the gallery, where no catalogue has it. */
export function said(text: string): LazyText {
  return { ns: 'ui', key: 'said', values: { defaultValue: text } };
}
