import type { Language } from 'platform/contract';
import { createI18n } from '../features/language/create-i18n.ts';
import { TEXTS } from './texts.ts';

/** The shell's own texts of a namespace in a language. */
export function translator<Namespace extends string>(language: Language, namespace: Namespace) {
  return createI18n(language, TEXTS[language]).getFixedT(language, namespace);
}
