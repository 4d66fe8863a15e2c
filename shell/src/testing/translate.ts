import type { Language } from 'platform/contract';
import { createI18n } from '../features/language/create-i18n.ts';

/** The shell's own texts of a namespace in a language. */
export function translator<Namespace extends string>(language: Language, namespace: Namespace) {
  return createI18n(language).getFixedT(language, namespace);
}
