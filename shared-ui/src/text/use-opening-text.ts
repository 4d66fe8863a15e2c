import en from '../locales/en/opening.json';
import fr from '../locales/fr/opening.json';
import { useBundledText } from './use-bundled-text.ts';

const texts = { en, fr };

/** Texts of opening states. */
export const useOpeningText = () => useBundledText(texts);
