import { uiTranslations } from './ui-translations.ts';
import { useBundledText } from './use-bundled-text.ts';

/** The texts of what nearly every page shows. */
export const useUiText = () => useBundledText(uiTranslations);
