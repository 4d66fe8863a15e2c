import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError, useErrorText, useSession } from 'shared-api';
import type { User } from 'shared-api/contract';
import {
  Button,
  Details,
  Dialog,
  EmailText,
  EmptyState,
  ErrorState,
  formatDate,
  Loading,
  Notice,
  Skeleton,
  Stack,
  useLanguage,
} from 'shared-ui';
import { UserIcon } from 'shared-ui/icons';
import { ActionRow } from '../../lib/action-row.tsx';
import { actionsFor, type UserAction } from './user-actions.ts';
import { useUser } from './get-user.ts';
import { UserQuestion } from './user-question.tsx';
import { UserStatusBadge } from './user-status-badge.tsx';

interface UserDialogProps {
  userId: string;
  onClose: () => void;
}

/** The details of one account with an admin's actions. */
export function UserDialog(props: UserDialogProps) {
  const { userId, onClose } = props;
  const { t } = useTranslation('admin-user');
  const query = useUser(userId);
  // A user deleted meanwhile may still be in the cache.
  const user = isApiError(query.error, 'not_found') ? undefined : query.data;
  const ownId = useSession((session) => session.user?.id);
  const actions = user ? actionsFor(user, ownId) : [];
  const [action, setAction] = useState<UserAction | null>(null);

  function handleDone() {
    setAction(null);
    if (action === 'remove') onClose();
  }

  return (
    <>
      <Dialog
        isOpen
        title={t('detail.title')}
        onClose={onClose}
        footer={actions.length > 0 ? <ActionButtons actions={actions} onChoose={setAction} /> : undefined}
      >
        {user ? <UserDetails user={user} /> : <WithoutUser query={query} />}
      </Dialog>
      {user && action && (
        <UserQuestion action={action} user={user} onDone={handleDone} onClose={() => setAction(null)} />
      )}
    </>
  );
}

function ActionButtons(props: { actions: readonly UserAction[]; onChoose: (action: UserAction) => void }) {
  const { actions, onChoose } = props;
  const { t } = useTranslation('admin-user');
  const button = (action: UserAction) => (
    <Button
      key={action}
      size="small"
      variant={action === 'confirm' ? 'primary' : 'secondary'}
      onClick={() => onChoose(action)}
    >
      {t(`action.${action}`)}
    </Button>
  );
  return (
    <ActionRow destructive={actions.includes('remove') && button('remove')}>
      {actions.filter((action) => action !== 'remove').map(button)}
    </ActionRow>
  );
}

function UserDetails(props: { user: User }) {
  const { user } = props;
  const { t } = useTranslation('admin-user');
  const language = useLanguage();
  const ownId = useSession((session) => session.user?.id);
  return (
    <Stack gap={4}>
      <Details
        items={[
          { label: t('column.firstname'), value: user.firstname ?? t('not_given') },
          { label: t('column.lastname'), value: user.lastname ?? t('not_given') },
          {
            label: t('column.email'),
            value: (
              <a href={`mailto:${user.email}`}>
                <EmailText email={user.email} />
              </a>
            ),
          },
          { label: t('column.status'), value: <UserStatusBadge isConfirmed={user.confirmed} /> },
          { label: t('column.role'), value: t(`role.${user.role}`) },
          { label: t('detail.phone'), value: user.phone ?? t('not_given') },
          { label: t('detail.since'), value: formatDate(user.createdAt, language) },
        ]}
      />
      {user.id === ownId && <Notice live="none">{t('detail.own')}</Notice>}
    </Stack>
  );
}

function WithoutUser(props: { query: ReturnType<typeof useUser> }) {
  const { error, isPending, isFetching, refetch } = props.query;
  const { t } = useTranslation('admin-user');
  const errorText = useErrorText();
  if (isPending) {
    return (
      <Loading>
        <Stack>
          <Skeleton width="long" />
          <Skeleton width="half" />
          <Skeleton width="long" />
          <Skeleton width="short" />
        </Stack>
      </Loading>
    );
  }
  // An invalid id and a deleted user look the same.
  if (isApiError(error, 'not_found', 'validation_failed')) {
    return <EmptyState icon={<UserIcon size="large" />} title={t('detail.none')} />;
  }
  return (
    <ErrorState title={t('detail.load_failed')} onRetry={() => void refetch()} isRetrying={isFetching}>
      {errorText(error)}
    </ErrorState>
  );
}
