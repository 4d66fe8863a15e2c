import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button, EmptyState } from 'shared-ui';
import { LoadPlaceholder } from './load-placeholder.tsx';

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
  if (query.isPending || query.error) return <LoadPlaceholder query={query} failed={texts.failed} />;
  if (!onReset) return <EmptyState icon={icon} title={texts.none} />;
  return <EmptyState title={texts.noMatch} action={<Button onClick={onReset}>{texts.showAll}</Button>} />;
}
