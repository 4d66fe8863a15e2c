import { useTranslation } from 'react-i18next';
import { formatCount } from 'shared-ui';

/** How many there are, as far as the service counts. */
export interface Total {
  readonly total: number;
  /** There are more than that. */
  readonly isMinimum: boolean;
}

/** A total as written in a text: exact, or "More than 1,000". */
export function useTotalText(): (total: Total) => string {
  const { t } = useTranslation('admin-common');
  return ({ total, isMinimum }) =>
    isMinimum ? t('more_than', { formatted: formatCount(total) }) : formatCount(total);
}

/** The total of a page without its rows. */
export function totalOf({ total, isMinimum }: Total): Total {
  return { total, isMinimum };
}
