import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Page } from 'shared-api';
import { useErrorText } from 'shared-api';
import { DEFAULT_PAGE_SIZE } from 'shared-api/contract';
import { Button, Card, classNames, cursorPager, EmptyState, ErrorState, Notice } from 'shared-ui';
import { DataTable, type DataTableProps } from 'shared-ui/table';
import classes from './list-table.module.css';

/** Goes to another page; null for the first one. */
export type TurnPage = (cursor: string | null) => void;

interface ListTableProps<Row> extends Pick<
  DataTableProps<Row>,
  | 'caption'
  | 'name'
  | 'columns'
  | 'getRowId'
  | 'sort'
  | 'onSortChange'
  | 'defaultOrder'
  | 'onSortReset'
  | 'actions'
> {
  query: UseQueryResult<Page<Row>>;
  /** Title of a failed load. */
  failure: string;
  /** Shown when there are no rows. */
  empty: ReactNode;
  /** The row's actions do not fit beside its name on a phone. */
  hasWideActions?: boolean;
  /** Shown while the first page loads, instead of skeletons. */
  waiting?: ReactNode;
  onTurn: TurnPage;
}

/** One page of a list that the service filters, sorts and pages. */
export function ListTable<Row>(props: ListTableProps<Row>) {
  const { query, failure, empty, hasWideActions, waiting, onTurn, ...table } = props;
  const { data: page, isPending, isPlaceholderData, isRefetchError } = query;
  if (isPending && waiting !== undefined) return <Card className={classes.waiting}>{waiting}</Card>;
  return (
    <>
      {isRefetchError && <StaleNotice query={query} />}
      <DataTable
        {...table}
        className={classNames(classes.table, !hasWideActions && classes.beside)}
        rows={page?.rows ?? []}
        isLoading={isPending || isPlaceholderData}
        loadingRowCount={DEFAULT_PAGE_SIZE}
        error={page || isPending ? undefined : <Failure query={query} title={failure} />}
        empty={page && page.total > 0 ? <PageIsGone onTurn={onTurn} /> : empty}
        pager={page && page.rows.length > 0 ? cursorPager(page, DEFAULT_PAGE_SIZE, onTurn) : undefined}
      />
    </>
  );
}

function Failure(props: { query: UseQueryResult; title: string }) {
  const { query, title } = props;
  const errorText = useErrorText();
  return (
    <ErrorState title={title} onRetry={() => void query.refetch()} isRetrying={query.isFetching}>
      {errorText(query.error)}
    </ErrorState>
  );
}

/** The last refetch failed; the rows on screen may be old. */
function StaleNotice(props: { query: UseQueryResult }) {
  const { query } = props;
  const { t } = useTranslation('admin-common');
  const errorText = useErrorText();
  return (
    <Notice
      tone="warning"
      title={t('list.stale')}
      className={classes.notice}
      action={
        <Button size="small" isBusy={query.isFetching} onClick={() => void query.refetch()}>
          {t('list.refresh')}
        </Button>
      }
    >
      {errorText(query.error)}
    </Notice>
  );
}

/** The rows of this page were deleted meanwhile, or its address is outdated. */
function PageIsGone(props: { onTurn: TurnPage }) {
  const { t } = useTranslation('admin-common');
  return (
    <EmptyState
      title={t('list.page_gone')}
      action={<Button onClick={() => props.onTurn(null)}>{t('list.first_page')}</Button>}
    />
  );
}
