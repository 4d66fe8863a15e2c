import en from '../locales/en/table.json';
import fr from '../locales/fr/table.json';
import { useOwnText } from './use-own-text.ts';

const texts = { en, fr };

/** The texts of tables, their pages and charts. */
export const useTableText = () => useOwnText(texts);
