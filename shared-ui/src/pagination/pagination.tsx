import { useTranslation } from 'react-i18next';
import { Button } from '../button/button.tsx';
import { formatCount } from '../format/format.ts';
import { ChevronEndIcon, ChevronStartIcon } from '../icon/icons.tsx';
import { useUiText } from '../text/use-ui-text.ts';
import classes from './pagination.module.css';

/** Props of {@link Pagination}. */
export interface PaginationProps {
  /** Page on screen, from 1. */
  page: number;
  pageSize: number;
  /** Entries on all pages. */
  total: number;
  onPageChange: (page: number) => void;
  /** What is paged; names the navigation. */
  label?: string | undefined;
  isDisabled?: boolean | undefined;
}

/** Previous, "1–10 of 240", next. */
export function Pagination(props: PaginationProps) {
  const { page, pageSize, total, onPageChange, label = '', isDisabled = false } = props;
  const text = useUiText();
  const { i18n } = useTranslation('ui');
  const language = i18n.resolvedLanguage ?? 'en';
  const from = total === 0 ? 0 : (page - 1) * pageSize + 1;
  const to = Math.min(page * pageSize, total);
  const range = text('range', {
    from: formatCount(from, language),
    to: formatCount(to, language),
    total: formatCount(total, language),
  });
  return (
    <nav aria-label={text('pages', { name: label })} className={classes.pager}>
      <Button
        size="small"
        iconStart={<ChevronStartIcon size="small" />}
        disabled={isDisabled || page <= 1}
        onClick={() => onPageChange(page - 1)}
      >
        {text('previous')}
      </Button>
      <span aria-live="polite" className={classes.range}>
        {range}
      </span>
      <Button
        size="small"
        iconEnd={<ChevronEndIcon size="small" />}
        disabled={isDisabled || to >= total}
        onClick={() => onPageChange(page + 1)}
      >
        {text('next')}
      </Button>
    </nav>
  );
}
