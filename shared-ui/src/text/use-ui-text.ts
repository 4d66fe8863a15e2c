import { uiTranslations } from './ui-translations.ts';
import { useBundledText } from './use-bundled-text.ts';

/** Texts of components that nearly every page uses. */
export const useUiText = () => useBundledText(uiTranslations);
