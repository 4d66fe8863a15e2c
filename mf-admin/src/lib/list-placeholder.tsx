import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useErrorText } from 'shared-api';
import { Button, EmptyState, ErrorState, Loading, Skeleton } from 'shared-ui';
import classes from './list-placeholder.module.css';

interface ListPlaceholderProps {
  query: Pick<UseQueryResult, 'isPending' | 'isFetching' | 'error' | 'refetch'>;
  /** For a list that is empty without filters. */
  icon: ReactNode;
  texts: { failed: string; none: string; noMatch: string; showAll: string };
  /** Clears the filters; null without any. */
  onReset: (() => void) | null;
}

/** In place of the entries of a list: that they are loading, what failed, or why there are none. */
export function ListPlaceholder(props: ListPlaceholderProps) {
  const { query, icon, texts, onReset } = props;
  const errorText = useErrorText();
  if (query.isPending) {
    return (
      <Loading className={classes.waiting}>
        <Skeleton width="half" />
        <Skeleton width="long" />
        <Skeleton width="long" />
      </Loading>
    );
  }
  if (query.error) {
    return (
      <ErrorState title={texts.failed} onRetry={() => void query.refetch()} isRetrying={query.isFetching}>
        {errorText(query.error)}
      </ErrorState>
    );
  }
  if (!onReset) return <EmptyState icon={icon} title={texts.none} />;
  return <EmptyState title={texts.noMatch} action={<Button onClick={onReset}>{texts.showAll}</Button>} />;
}
