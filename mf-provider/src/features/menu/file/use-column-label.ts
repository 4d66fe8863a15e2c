import { useTranslation } from 'react-i18next';
import type { Language } from 'shared-api/contract';
import { useLanguageName } from '../../../lib/translation/use-text-label.ts';
import type { FileColumn } from './menu-columns.ts';

/** Headings of columns: `Name`, `Name (Arabic)`. */
export function useColumnLabel(): (column: FileColumn) => string {
  const { t } = useTranslation('provider-menu');
  const languageName = useLanguageName();
  return (column) => {
    const [name = '', language] = column.split('.') as [string, Language | undefined];
    const label = t(`file.column_${name}`);
    return language ? `${label} (${languageName(language)})` : label;
  };
}
