import { uiTranslations } from './ui-translations.ts';
import { useOwnText } from './use-own-text.ts';

/** The texts of what nearly every page shows. */
export const useUiText = () => useOwnText(uiTranslations);
