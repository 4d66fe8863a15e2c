import english from '../locales/en/ui.json';
import { useBundledText } from './use-bundled-text.ts';

/** Texts of components that nearly every page uses. */
export const useUiText = () => useBundledText(english);
