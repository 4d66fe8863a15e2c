import { useTranslation } from 'react-i18next';

/**
 * A text by its key, for what is held: a toast, an error in a state. It is translated whenever it is drawn, so that it
 * follows a change of language. A string does not fit where one is wanted.
 */
export interface LazyText {
  /** The namespace of the key. */
  readonly ns: string;
  /** Of several, the first that has a text. */
  readonly key: string | readonly string[];
  readonly values?: LazyValues | undefined;
}

/** What stands in a text; a time, an amount or a list is a function of the language. */
export type LazyValue = string | number | LazyText | ((language: string, translate: Translate) => string);

type LazyValues = Readonly<Record<string, LazyValue>>;
type Translate = (text: LazyText) => string;

/** Makes the texts of a namespace, as `t` would: `const text = lazyTexts('order')`, then `text('close')`. */
export function lazyTexts(ns: string): (key: string, values?: LazyValues) => LazyText {
  return (key, values) => ({ ns, key, values });
}

/** Translates a {@link LazyText} into the current language. */
export function useLazyText(): Translate {
  const { t, i18n } = useTranslation();
  const language = i18n.resolvedLanguage ?? i18n.language;
  function translate({ ns, key, values = {} }: LazyText): string {
    const words = Object.entries(values).map(([name, value]) => [name, wordOf(value)] as const);
    return t([key].flat(), { ns, ...Object.fromEntries(words) });
  }
  function wordOf(value: LazyValue): string | number {
    if (typeof value === 'function') return value(language, translate);
    return typeof value === 'object' ? translate(value) : value;
  }
  return translate;
}
