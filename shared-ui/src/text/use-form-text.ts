import en from '../locales/en/form.json';
import fr from '../locales/fr/form.json';
import { useBundledText } from './use-bundled-text.ts';

const texts = { en, fr };

/** Texts of form components. */
export const useFormText = () => useBundledText(texts);
