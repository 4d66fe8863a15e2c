import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from 'shared-api';
import type { Restaurant, User } from 'shared-api/contract';
import {
  Button,
  Card,
  ConfirmDialog,
  DeleteDialog,
  Details,
  ErrorState,
  Loading,
  Skeleton,
  StatusBadge,
} from 'shared-ui';
import { TrashIcon } from 'shared-ui/icons';
import { useToast } from 'shared-ui/toast';
import { useConfirmOwner, useOwner } from './owner-query.ts';
import { useRemoveRestaurant } from './use-remove-restaurant.ts';
import classes from './admin-panel.module.css';

interface AdminPanelProps {
  restaurant: Restaurant;
  onRemoved: () => void;
}

/** What only an admin sees of a restaurant: its owner, the confirmation, the deletion. */
export function AdminPanel(props: AdminPanelProps) {
  const { restaurant, onRemoved } = props;
  const { t } = useTranslation('provider-restaurant');
  return (
    <Card as="section" aria-label={t('admin.title')} className={classes.panel}>
      <h2 className={classes.title}>{t('admin.title')}</h2>
      <Owner providerId={restaurant.provider.id} />
      <Removal restaurant={restaurant} onRemoved={onRemoved} />
    </Card>
  );
}

function nameOf(user: User): string {
  return [user.firstname, user.lastname].filter(Boolean).join(' ') || user.email;
}

function Owner(props: { providerId: string }) {
  const { providerId } = props;
  const { t } = useTranslation('provider-restaurant');
  const { data: user, error, refetch, isFetching } = useOwner(providerId);
  if (!user && error) {
    return (
      <ErrorState title={t('admin.load_failed')} onRetry={() => void refetch()} isRetrying={isFetching} />
    );
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
      <Details
        items={[
          { label: t('admin.owner'), value: nameOf(user) },
          { label: t('admin.email'), value: user.email },
          ...(user.phone ? [{ label: t('admin.phone'), value: user.phone }] : []),
          {
            label: t('admin.status'),
            value: (
              <StatusBadge tone={user.confirmed ? 'success' : 'danger'}>
                {t(user.confirmed ? 'admin.confirmed' : 'admin.unconfirmed')}
              </StatusBadge>
            ),
          },
        ]}
      />
      {!user.confirmed && <Confirmation user={user} providerId={providerId} />}
    </>
  );
}

function Confirmation(props: { user: User; providerId: string }) {
  const { user, providerId } = props;
  const { t } = useTranslation('provider-restaurant');
  const toast = useToast();
  const errorText = useErrorText();
  const [isAsking, setAsking] = useState(false);
  const name = nameOf(user);
  const { mutate, isPending, error } = useConfirmOwner(providerId, () => {
    setAsking(false);
    toast.success(t('admin.confirm_done', { name }));
  });
  return (
    <>
      <Button variant="primary" className={classes.button} onClick={() => setAsking(true)}>
        {t('admin.confirm')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        tone="primary"
        title={t('admin.confirm_title', { name })}
        confirmLabel={t('admin.confirm')}
        isBusy={isPending}
        error={error ? errorText(error) : undefined}
        onConfirm={() => mutate(user.id)}
        onClose={() => setAsking(false)}
      >
        {t('admin.confirm_text')}
      </ConfirmDialog>
    </>
  );
}

function Removal(props: AdminPanelProps) {
  const { restaurant, onRemoved } = props;
  const { t } = useTranslation('provider-restaurant');
  const errorText = useErrorText();
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending, error } = useRemoveRestaurant(restaurant, onRemoved);
  return (
    <>
      <Button className={classes.button} iconStart={<TrashIcon />} onClick={() => setAsking(true)}>
        {t('admin.remove')}
      </Button>
      <DeleteDialog
        isOpen={isAsking}
        name={restaurant.name}
        isBusy={isPending}
        error={error ? errorText(error) : undefined}
        onConfirm={() => mutate()}
        onClose={() => setAsking(false)}
      >
        {t('admin.remove_text')}
      </DeleteDialog>
    </>
  );
}
