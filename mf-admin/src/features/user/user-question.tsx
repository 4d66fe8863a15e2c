import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useErrorText } from 'shared-api';
import { ROLES, type Role, type User, personName } from 'shared-api/contract';
import { Button, Dialog, Notice, RadioGroup, Stack } from 'shared-ui';
import { oneLine, ReasonField } from '../../lib/reason-field.tsx';
import { useUserAction, type UserAction } from './user-actions.ts';

interface UserQuestionProps {
  action: UserAction;
  user: User;
  onDone: () => void;
  onClose: () => void;
}

interface Answer {
  role: Role;
  reason: string;
}

/** Asks before an account changes: explains the consequences and asks for the reason. */
export function UserQuestion(props: UserQuestionProps) {
  const { action, user, onDone, onClose } = props;
  const { t } = useTranslation('admin-user');
  const errorText = useErrorText();
  const { mutate, isPending, error } = useUserAction(onDone);
  const { register, handleSubmit, formState } = useForm<Answer>({
    defaultValues: { role: user.role, reason: '' },
  });
  const isReasonNeeded = action !== 'confirm';
  const submit = handleSubmit(({ role, reason }) => {
    if (!isPending) mutate({ action, user, role, reason: oneLine(reason) });
  });
  return (
    <Dialog
      isOpen
      size="small"
      role="alertdialog"
      title={t(`ask.${action}.title`, { name: personName(user) })}
      description={<Meaning action={action} user={user} />}
      isBusy={isPending}
      onClose={onClose}
      onSubmit={(event) => void submit(event)}
      footer={
        <>
          <Button disabled={isPending} onClick={onClose}>
            {t('ask.cancel')}
          </Button>
          <Button type="submit" variant={LOOKS[action]} isBusy={isPending}>
            {t(`ask.${action}.yes`)}
          </Button>
        </>
      }
    >
      <Stack>
        {error && <Notice tone="danger">{errorText(error)}</Notice>}
        {!isPending && <ChangedMeanwhile user={user} />}
        {action === 'role' && (
          <RadioGroup
            legend={t('column.role')}
            isLegendHidden
            appearance="list"
            options={ROLES.map((value) => ({
              value,
              label: t(`role.${value}`),
              hint: t(`role_hint.${value}`),
            }))}
            error={formState.errors.role && t('ask.role.same')}
            {...register('role', { validate: (role) => role !== user.role })}
          />
        )}
        <ReasonField
          hint={t('ask.reason_hint')}
          required={isReasonNeeded}
          isFirst={action !== 'role'}
          isMissing={formState.errors.reason !== undefined}
          {...register('reason', { validate: (reason) => !isReasonNeeded || reason.trim() !== '' })}
        />
      </Stack>
    </Dialog>
  );
}

/** Somebody else has changed the account while this dialog was open. */
function ChangedMeanwhile(props: { user: User }) {
  const { confirmed, role } = props.user;
  const { t } = useTranslation('admin-user');
  const [asked] = useState(props.user);
  if (asked.role === role && asked.confirmed === confirmed) return null;
  return (
    <Notice tone="warning" title={t('ask.changed')}>
      {asked.role !== role && <p>{t('ask.changed_role', { role: t(`role.${role}`) })}</p>}
      {asked.confirmed !== confirmed && (
        <p>{t(confirmed ? 'ask.changed_confirmed' : 'ask.changed_unconfirmed')}</p>
      )}
    </Notice>
  );
}

const LOOKS = {
  confirm: 'primary',
  unconfirm: 'danger',
  role: 'primary',
  password: 'primary',
  remove: 'danger',
} as const satisfies Record<UserAction, string>;

function Meaning(props: { action: UserAction; user: User }) {
  const { action, user } = props;
  const { t } = useTranslation('admin-user');
  if (action === 'role') return t('ask.role.text');
  if (action === 'password') return t('ask.password.text', { email: user.email });
  return t(`ask.${action}.${user.role === 'PROVIDER' ? 'provider' : 'other'}`);
}
