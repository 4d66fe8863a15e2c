import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Card } from 'shared-ui';
import { useTotalText } from '../../lib/use-total-text.ts';
import classes from './approval-section.module.css';

interface QueueCardProps {
  page: { readonly rows: readonly unknown[]; readonly total: number; readonly isMinimum: boolean };
  query: { readonly isPlaceholderData: boolean };
  onMore: () => void;
  children: ReactNode;
}

/** The rows of a queue, and a button for more of them. */
export function QueueCard(props: QueueCardProps) {
  const { page, query, onMore, children } = props;
  const { t } = useTranslation('admin-approval');
  const totalText = useTotalText();
  const { isMinimum } = page;
  const more = page.total - page.rows.length;
  return (
    <Card padding="none">
      <ul>{children}</ul>
      {more > 0 && (
        <p className={classes.more}>
          <Button variant="quiet" size="small" isBusy={query.isPlaceholderData} onClick={onMore}>
            {t('more', { count: more, formatted: totalText({ total: more, isMinimum }) })}
          </Button>
        </p>
      )}
    </Card>
  );
}
