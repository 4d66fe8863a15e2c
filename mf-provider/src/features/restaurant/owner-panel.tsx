import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useErrorText } from 'shared-api';
import { personName, type PendingApproval, type Restaurant, type User } from 'shared-api/contract';
import {
  Button,
  ConfirmDialog,
  Details,
  EmailText,
  ErrorState,
  lazyTexts,
  Loading,
  Notice,
  Skeleton,
  StatusBadge,
} from 'shared-ui';
import { useToast } from 'shared-ui/toast';
import { OwnerDialog } from './owner-dialog.tsx';
import { useConfirmOwner } from './use-owner-changes.ts';
import { useOwner } from './get-owner.ts';
import classes from './admin-panel.module.css';

const text = lazyTexts('provider-owner');

/** Who owns a restaurant, whether they are confirmed, and the way to another owner. */
export function OwnerPanel(props: { restaurant: Restaurant }) {
  const { restaurant } = props;
  const { t } = useTranslation('provider-owner');
  const { data: user, error, refetch, isFetching } = useOwner(restaurant.provider.id);
  const [isChanging, setChanging] = useState(false);
  if (!user && error) {
    return <ErrorState title={t('load_failed')} onRetry={() => void refetch()} isRetrying={isFetching} />;
  }
  if (!user) {
    return (
      <Loading>
        <Skeleton width="half" />
        <Skeleton width="long" />
      </Loading>
    );
  }
  return (
    <>
      <Facts user={user} approval={restaurant.approval ?? null} />
      {user.role !== 'PROVIDER' && <Notice tone="warning">{t('no_owner')}</Notice>}
      <div className={classes.buttons}>
        {user.role === 'PROVIDER' && !user.confirmed && <Confirmation user={user} />}
        <Button onClick={() => setChanging(true)}>{t('change.open')}</Button>
      </div>
      {isChanging && (
        <OwnerDialog restaurant={restaurant} present={user} onClose={() => setChanging(false)} />
      )}
    </>
  );
}

function Facts(props: { user: User; approval: PendingApproval | null }) {
  const { user, approval } = props;
  const { t } = useTranslation('provider-owner');
  const isPublic = user.confirmed && user.role === 'PROVIDER';
  const waits = approval && (
    <>
      {t(`waits.${approval.of}_${approval.state}`, { name: approval.name, reason: approval.reason })}{' '}
      <Link to="/admin">{t('waits.link')}</Link>
    </>
  );
  return (
    <Details
      items={[
        {
          label: t('owner'),
          value: <Link to={`/admin/users?user=${user.id}`}>{personName(user)}</Link>,
        },
        { label: t('email'), value: <EmailText email={user.email} /> },
        ...(user.phone ? [{ label: t('phone'), value: user.phone }] : []),
        {
          label: t('status'),
          value: (
            <>
              <StatusBadge tone={isPublic ? 'success' : 'danger'}>
                {t(isPublic ? 'confirmed' : 'unconfirmed')}
              </StatusBadge>{' '}
              <span className={classes.note}>
                {isPublic && waits ? waits : t(isPublic ? 'confirmed_note' : 'unconfirmed_note')}
              </span>
            </>
          ),
        },
      ]}
    />
  );
}

function Confirmation(props: { user: User }) {
  const { user } = props;
  const { t } = useTranslation('provider-owner');
  const toast = useToast();
  const errorText = useErrorText();
  const [isAsking, setAsking] = useState(false);
  const name = personName(user);
  const { mutate, isPending, error } = useConfirmOwner(() => {
    setAsking(false);
    toast.success(text('confirm.done', { name }));
  });
  return (
    <>
      <Button variant="primary" onClick={() => setAsking(true)}>
        {t('confirm.open')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        tone="primary"
        title={t('confirm.title', { name })}
        confirmLabel={t('confirm.open')}
        isBusy={isPending}
        error={error ? errorText(error) : undefined}
        onConfirm={() => mutate(user.id)}
        onClose={() => setAsking(false)}
      >
        {t('confirm.text')}
      </ConfirmDialog>
    </>
  );
}
