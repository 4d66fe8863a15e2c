import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useErrorText } from 'shared-api';
import type { User } from 'shared-api/contract';
import { Card, ErrorState, formatCount, Loading, Skeleton, useLanguage } from 'shared-ui';
import { CheckCircleIcon } from 'shared-ui/icons';
import { Section } from '../../lib/section.tsx';
import { QueueRow } from './queue-row.tsx';
import { QUEUE_LENGTH, useConfirmationQueue } from './queue-queries.ts';
import { UserQuestion } from './user-question.tsx';
import classes from './confirmation-queue.module.css';

/** The restaurant owners whose restaurants nobody sees before an admin has confirmed them. */
export function ConfirmationQueue() {
  const { t } = useTranslation('admin-user');
  const query = useConfirmationQueue();
  const [toConfirm, setToConfirm] = useState<User | null>(null);
  const closeQuestion = () => setToConfirm(null);
  return (
    <Section title={t('queue.title')}>
      {query.data && query.data.total > 0 ? (
        <Card padding="none">
          <ul>
            {query.data.rows.map((owner) => (
              <QueueRow key={owner.user.id} owner={owner} onConfirm={() => setToConfirm(owner.user)} />
            ))}
          </ul>
          <AllOfThem total={query.data.total} />
        </Card>
      ) : (
        <WithoutOwners query={query} />
      )}
      {toConfirm && (
        <UserQuestion deed="confirm" user={toConfirm} onDone={closeQuestion} onClose={closeQuestion} />
      )}
    </Section>
  );
}

function AllOfThem(props: { total: number }) {
  const { total } = props;
  const { t } = useTranslation('admin-user');
  const language = useLanguage();
  if (total <= QUEUE_LENGTH) return null;
  return (
    <p className={classes.all}>
      <Link to="/admin/users?role=PROVIDER&status=unconfirmed">
        {t('queue.all', { count: total, formatted: formatCount(total, language) })}
      </Link>
    </p>
  );
}

function WithoutOwners(props: { query: ReturnType<typeof useConfirmationQueue> }) {
  const { isPending, error, isFetching, refetch } = props.query;
  const { t } = useTranslation('admin-user');
  const errorText = useErrorText();
  if (error) {
    return (
      <Card>
        <ErrorState title={t('queue.load_failed')} onRetry={() => void refetch()} isRetrying={isFetching}>
          {errorText(error)}
        </ErrorState>
      </Card>
    );
  }
  return (
    <Card className={classes.empty}>
      {isPending ? (
        <Loading className={classes.waiting}>
          <Skeleton width="half" />
        </Loading>
      ) : (
        <>
          <CheckCircleIcon className={classes.check} />
          {t('queue.empty')}
        </>
      )}
    </Card>
  );
}
