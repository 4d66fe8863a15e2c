import { useTranslation } from 'react-i18next';
import { useErrorText } from 'shared-api';
import type { User } from 'shared-api/contract';
import { ConfirmDialog } from 'shared-ui';
import { RoleDialog } from './role-dialog.tsx';
import { useUserDeed, type UserDeed } from './user-deeds.ts';
import { nameOf } from './user-name.ts';

interface UserQuestionProps {
  deed: UserDeed;
  user: User;
  onDone: () => void;
  onClose: () => void;
}

/** Asks before an account changes, and says what that means. */
export function UserQuestion(props: UserQuestionProps) {
  const { deed, ...rest } = props;
  return deed === 'role' ? <RoleDialog {...rest} /> : <YesOrNo {...rest} deed={deed} />;
}

interface YesOrNoProps extends UserQuestionProps {
  deed: Exclude<UserDeed, 'role'>;
}

function YesOrNo(props: YesOrNoProps) {
  const { deed, user, onDone, onClose } = props;
  const { t } = useTranslation('admin-user');
  const errorText = useErrorText();
  const { mutate, isPending, error } = useUserDeed(onDone);
  const kind = user.role === 'PROVIDER' ? 'provider' : 'other';
  return (
    <ConfirmDialog
      isOpen
      tone={deed === 'confirm' ? 'primary' : 'danger'}
      title={t(`ask.${deed}.title`, { name: nameOf(user) })}
      confirmLabel={t(`ask.${deed}.yes`)}
      isBusy={isPending}
      error={error ? errorText(error) : undefined}
      onConfirm={() => mutate({ deed, user })}
      onClose={onClose}
    >
      {t(`ask.${deed}.${kind}`)}
    </ConfirmDialog>
  );
}
