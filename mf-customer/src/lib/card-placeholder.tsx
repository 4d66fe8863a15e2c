import type { UseQueryResult } from '@tanstack/react-query';
import { useErrorText } from 'shared-api';
import { ErrorState, Loading, Skeleton } from 'shared-ui';

interface CardPlaceholderProps {
  readonly query: Pick<UseQueryResult, 'isPending' | 'isFetching' | 'error' | 'refetch'>;
  /** Title of the error. */
  readonly failed: string;
}

/** In place of a card's content that is not here: that it is loading, or what failed. */
export function CardPlaceholder(props: CardPlaceholderProps) {
  const { query, failed } = props;
  const errorText = useErrorText();
  if (query.isPending) {
    return (
      <Loading>
        <Skeleton shape="title" />
      </Loading>
    );
  }
  return (
    <ErrorState title={failed} onRetry={() => void query.refetch()} isRetrying={query.isFetching}>
      {errorText(query.error)}
    </ErrorState>
  );
}
