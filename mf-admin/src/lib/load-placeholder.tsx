import type { UseQueryResult } from '@tanstack/react-query';
import { useErrorText } from 'shared-api';
import { ErrorState, Loading, Skeleton } from 'shared-ui';
import classes from './load-placeholder.module.css';

interface LoadPlaceholderProps {
  query: Pick<UseQueryResult, 'isFetching' | 'error' | 'refetch'>;
  /** Title of the error. */
  failed: string;
}

/** In place of content that is not here: that it is loading, or what failed. */
export function LoadPlaceholder(props: LoadPlaceholderProps) {
  const { query, failed } = props;
  const errorText = useErrorText();
  if (query.error) {
    return (
      <ErrorState title={failed} onRetry={() => void query.refetch()} isRetrying={query.isFetching}>
        {errorText(query.error)}
      </ErrorState>
    );
  }
  return (
    <Loading className={classes.waiting}>
      <Skeleton width="half" />
      <Skeleton width="long" />
      <Skeleton width="long" />
    </Loading>
  );
}
