import en from '../locales/en/table.json';
import fr from '../locales/fr/table.json';
import { useBundledText } from './use-bundled-text.ts';

const texts = { en, fr };

/** Texts of tables, pagination and charts. */
export const useTableText = () => useBundledText(texts);
