import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Card, formatCount } from 'shared-ui';
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
