import english from '../locales/en/opening.json';
import { useBundledText } from './use-bundled-text.ts';

/** Texts of opening states. */
export const useOpeningText = () => useBundledText(english);
