import { useLocation } from 'react-router-dom';
import type { Language } from 'shared-api/contract';
import { useSearchState, withSearch } from 'shared-ui/router';
import { otherLanguages } from '../../../lib/translation/translations.ts';

const LANGUAGE = 'translate';
const MISSING = 'missing';

/** What of the translation view stands in the address. */
export interface TranslationAddress {
  /** The language that is translated into; undefined on the menu itself. */
  readonly language: Language | undefined;
  /** Shows only what is missing. */
  readonly isMissingOnly: boolean;
  readonly setLanguage: (language: string) => void;
  readonly setMissingOnly: (isMissingOnly: boolean) => void;
  /** Address of the view, or of the menu itself for null. */
  readonly linkTo: (language: Language | null, isMissingOnly?: boolean) => string;
}

/** The address of the translation view: it stays the menu's, so that the draft does. */
export function useTranslationAddress(original: Language | null): TranslationAddress {
  const { pathname } = useLocation();
  const { parameters, change } = useSearchState();
  return {
    language: otherLanguages(original).find((language) => language === parameters.get(LANGUAGE)),
    isMissingOnly: parameters.has(MISSING),
    setLanguage: (language) => change({ [LANGUAGE]: language }),
    setMissingOnly: (isMissingOnly) => change({ [MISSING]: isMissingOnly ? 'true' : null }),
    linkTo: (language, isMissingOnly = false) => {
      const search = withSearch(parameters, {
        [LANGUAGE]: language,
        [MISSING]: isMissingOnly ? 'true' : null,
      });
      const text = search.toString();
      return text === '' ? pathname : `${pathname}?${text}`;
    },
  };
}
