import { LANGUAGE_COOKIE } from 'platform/contract';

/** The language that the visitor's cookie names. */
export function findChosenLanguage(): string | undefined {
  return new RegExp(`\\b${LANGUAGE_COOKIE}=(\\w+)`).exec(document.cookie)?.[1];
}
