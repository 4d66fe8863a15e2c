import english from '../locales/en/table.json';
import { useBundledText } from './use-bundled-text.ts';

/** Texts of tables, pagination and charts. */
export const useTableText = () => useBundledText(english);
