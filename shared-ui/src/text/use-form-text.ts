import english from '../locales/en/form.json';
import { useBundledText } from './use-bundled-text.ts';

/** Texts of form components. */
export const useFormText = () => useBundledText(english);
