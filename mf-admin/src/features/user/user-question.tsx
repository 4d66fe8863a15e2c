import { useTranslation } from 'react-i18next';
import type { User } from 'shared-api/contract';
import { ConfirmDialog } from 'shared-ui';
import { useErrorText } from '../../lib/error-text.ts';
import { RoleDialog } from './role-dialog.tsx';
import { useUserDeed, type UserDeed } from './user-deeds.ts';
import { nameOf } from './user-name.ts';

/** Something to be done with an account, once somebody has said yes. */
export interface UserQuestion {
  readonly deed: UserDeed;
  readonly user: User;
}

interface UserQuestionDialogProps {
  question: UserQuestion | null;
  onClose: () => void;
}

/** Asks before an account changes, and says what that means. */
export function UserQuestionDialog(props: UserQuestionDialogProps) {
  const { question, onClose } = props;
  if (!question) return null;
  const { deed, user } = question;
  if (deed === 'role') return <RoleDialog user={user} onClose={onClose} />;
  return <YesOrNo deed={deed} user={user} onClose={onClose} />;
}

interface YesOrNoProps {
  deed: Exclude<UserDeed, 'role'>;
  user: User;
  onClose: () => void;
}

function YesOrNo(props: YesOrNoProps) {
  const { deed, user, onClose } = props;
  const { t } = useTranslation('admin-user');
  const errorText = useErrorText();
  const { mutate, isPending, error } = useUserDeed(onClose);
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
