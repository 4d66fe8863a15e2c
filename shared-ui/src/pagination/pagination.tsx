import { Button, type ButtonProps } from '../button/button.tsx';
import { formatCount } from '../format/format.ts';
import { ChevronEndIcon, ChevronStartIcon } from '../icon/icons.ts';
import { useTableText } from '../text/use-table-text.ts';
import classes from './pagination.module.css';

/** Props of {@link Pagination}. */
export interface PaginationProps {
  /** Page on screen, from 1. */
  page: number;
  pageSize: number;
  /** Entries on all pages. */
  total: number;
  /** There are more entries than `total`, which nobody has counted. */
  isMinimum?: boolean | undefined;
  onPageChange: (page: number) => void;
  /** What is paged; names the navigation. */
  label?: string | undefined;
  isDisabled?: boolean | undefined;
}

/** Previous, "1–10 of 240", next. */
export function Pagination(props: PaginationProps) {
  const { page, pageSize, total, onPageChange, label = '', isDisabled = false, isMinimum = false } = props;
  const text = useTableText();
  const from = total === 0 ? 0 : (page - 1) * pageSize + 1;
  const to = Math.min(page * pageSize, total);
  const range = text(isMinimum ? 'range_more' : 'range', {
    from: formatCount(from),
    to: formatCount(to),
    total: formatCount(total),
  });
  return (
    <nav aria-label={text('pages', { name: label })} className={classes.pager}>
      <PageButton
        isPossible={!isDisabled && page > 1}
        iconStart={<ChevronStartIcon size="small" />}
        onClick={() => onPageChange(page - 1)}
      >
        {text('previous')}
      </PageButton>
      <span aria-live="polite" className={classes.range}>
        {range}
      </span>
      <PageButton
        isPossible={!isDisabled && (to < total || isMinimum)}
        iconEnd={<ChevronEndIcon size="small" />}
        onClick={() => onPageChange(page + 1)}
      >
        {text('next')}
      </PageButton>
    </nav>
  );
}

// Not `disabled` on the last page and while loading: the button would lose the keyboard focus.
function PageButton(props: ButtonProps & { isPossible: boolean }) {
  const { isPossible, onClick, ...button } = props;
  return (
    <Button
      {...button}
      size="small"
      aria-disabled={!isPossible || undefined}
      onClick={isPossible ? onClick : undefined}
    />
  );
}
