import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from 'shared-api';
import { Button, Card, ErrorState, formatCount, Loading, Skeleton } from 'shared-ui';
import classes from './approval-section.module.css';

interface QueueCardProps {
  page: { readonly rows: readonly unknown[]; readonly total: number };
  query: { readonly isPlaceholderData: boolean };
  onMore: () => void;
  children: ReactNode;
}

/** The rows of a queue, and a button for more of them. */
export function QueueCard(props: QueueCardProps) {
  const { page, query, onMore, children } = props;
  const { t } = useTranslation('admin-approval');
  const more = page.total - page.rows.length;
  return (
    <Card padding="none">
      <ul>{children}</ul>
      {more > 0 && (
        <p className={classes.more}>
          <Button variant="quiet" size="small" isBusy={query.isPlaceholderData} onClick={onMore}>
            {t('more', { count: more, formatted: formatCount(more) })}
          </Button>
        </p>
      )}
    </Card>
  );
}

interface QueuePlaceholderProps {
  query: {
    readonly isPending: boolean;
    readonly isFetching: boolean;
    readonly error: Error | null;
    readonly refetch: () => Promise<unknown>;
  };
  /** Says what could not be loaded. */
  failed: string;
  /** Shown for an empty queue. */
  children: ReactNode;
}

/** A queue that is loading, could not be loaded or is empty. */
export function QueuePlaceholder(props: QueuePlaceholderProps) {
  const { isPending, isFetching, error, refetch } = props.query;
  const errorText = useErrorText();
  if (error) {
    return (
      <Card>
        <ErrorState title={props.failed} onRetry={() => void refetch()} isRetrying={isFetching}>
          {errorText(error)}
        </ErrorState>
      </Card>
    );
  }
  if (isPending) {
    return (
      <Card>
        <Loading className={classes.loading}>
          <Skeleton width="half" />
          <Skeleton width="long" />
        </Loading>
      </Card>
    );
  }
  return <Card>{props.children}</Card>;
}
