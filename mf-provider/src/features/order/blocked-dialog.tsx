import { useTranslation } from 'react-i18next';
import { useErrorText } from 'shared-api';
import type { BlockedSender } from 'shared-api/contract';
import {
  Button,
  Dialog,
  EmptyState,
  ErrorState,
  formatDateTime,
  Loading,
  Skeleton,
  useLanguage,
} from 'shared-ui';
import { useBlockedSenders } from './get-blocked-senders.ts';
import { useUnblock } from './use-sender-changes.ts';
import classes from './blocked-dialog.module.css';

interface BlockedDialogProps {
  restaurantId: string;
  onClose: () => void;
}

/** The senders that the restaurant refuses, each with a button that takes their orders again. */
export function BlockedDialog(props: BlockedDialogProps) {
  const { restaurantId, onClose } = props;
  const { t } = useTranslation(['provider-sender', 'provider-order']);
  const errorText = useErrorText();
  const { data: senders, error, refetch, isFetching } = useBlockedSenders(restaurantId);
  const { mutate, isPending, variables } = useUnblock(restaurantId);
  return (
    <Dialog
      isOpen
      title={t('provider-order:blocked.title')}
      description={t('blocked.text')}
      onClose={onClose}
    >
      {senders?.length === 0 && <EmptyState title={t('blocked.none')}>{t('blocked.none_text')}</EmptyState>}
      {senders && senders.length > 0 && (
        <ul className={classes.list}>
          {senders.map((sender) => (
            <BlockedRow
              key={sender.id}
              sender={sender}
              isBusy={isPending && variables === sender.id}
              onUnblock={() => mutate(sender.id)}
            />
          ))}
        </ul>
      )}
      {!senders && error && (
        <ErrorState title={t('blocked.load_failed')} onRetry={() => void refetch()} isRetrying={isFetching}>
          {errorText(error)}
        </ErrorState>
      )}
      {!senders && !error && (
        <Loading className={classes.list}>
          <Skeleton width="half" />
          <Skeleton width="long" />
        </Loading>
      )}
    </Dialog>
  );
}

function BlockedRow(props: { sender: BlockedSender; isBusy: boolean; onUnblock: () => void }) {
  const { sender, isBusy, onUnblock } = props;
  const { t } = useTranslation('provider-sender');
  const language = useLanguage();
  const { customerName: name, phones, since, until } = sender;
  return (
    <li className={classes.row}>
      <div className={classes.who}>
        <p className={classes.name}>
          <bdi translate="no">{name}</bdi>
        </p>
        <p className={classes.phones} dir="ltr">
          {phones.join(' · ')}
        </p>
        <p className={classes.when}>
          {t('blocked.since', { date: formatDateTime(since, language) })}{' '}
          {until ? t('blocked.until', { date: formatDateTime(until, language) }) : t('blocked.always')}
        </p>
      </div>
      <Button
        size="small"
        isBusy={isBusy}
        aria-label={t('blocked.unblock_named', { name })}
        onClick={onUnblock}
      >
        {t('blocked.unblock')}
      </Button>
    </li>
  );
}
