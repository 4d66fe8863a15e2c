import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Approval } from 'shared-api/contract';
import { Avatar, Button, formatDate, useLanguage } from 'shared-ui';
import { ActionRow } from '../../lib/action-row.tsx';
import classes from './queue-row.module.css';

interface QueueRowProps {
  /** Of who or what waits. */
  name: string;
  /** When and why it was declined. */
  decline: Approval['decline'];
  onDecide: (decision: 'accept' | 'decline') => void;
  /** What an admin has to judge: two columns. */
  children: ReactNode;
}

/** Somebody or something that waits or was declined, with the decision's buttons. */
export function QueueRow(props: QueueRowProps) {
  const { name, decline, onDecide, children } = props;
  const { t } = useTranslation('admin-approval');
  const language = useLanguage();
  return (
    <li className={classes.row}>
      <Avatar name={name} />
      {children}
      <ActionRow
        className={classes.actions}
        destructive={
          !decline && (
            <Button
              size="small"
              aria-label={t('decline.open_named', { name })}
              onClick={() => onDecide('decline')}
            >
              {t('decline.open')}
            </Button>
          )
        }
      >
        <Button
          size="small"
          variant="primary"
          aria-label={t('accept.open_named', { name })}
          onClick={() => onDecide('accept')}
        >
          {t(decline ? 'accept.after_all' : 'accept.open')}
        </Button>
      </ActionRow>
      {decline && (
        <p className={classes.reason}>
          {t('decline.was', { date: formatDate(decline.at, language) })}{' '}
          <bdi translate="no">{decline.reason}</bdi>
        </p>
      )}
    </li>
  );
}
