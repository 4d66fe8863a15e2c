import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useErrorText } from 'shared-api';
import { ROLES, type Role, type User } from 'shared-api/contract';
import { Button, Dialog, Notice, RadioGroup } from 'shared-ui';
import { useUserDeed } from './user-deeds.ts';
import { nameOf } from './user-name.ts';

interface RoleDialogProps {
  user: User;
  onDone: () => void;
  onClose: () => void;
}

/** Gives an account another role. */
export function RoleDialog(props: RoleDialogProps) {
  const { user, onDone, onClose } = props;
  const { t } = useTranslation('admin-user');
  const errorText = useErrorText();
  const { mutate, isPending, error } = useUserDeed(onDone);
  const { register, handleSubmit, formState } = useForm<{ role: Role }>({
    defaultValues: { role: user.role },
  });
  const submit = handleSubmit(({ role }) => {
    if (!isPending) mutate({ deed: 'role', user, role });
  });
  return (
    <Dialog
      isOpen
      size="small"
      title={t('ask.role.title', { name: nameOf(user) })}
      description={t('ask.role.text')}
      isBusy={isPending}
      onClose={onClose}
      onSubmit={(event) => void submit(event)}
      footer={
        <>
          <Button disabled={isPending} onClick={onClose}>
            {t('ask.cancel')}
          </Button>
          <Button type="submit" variant="primary" isBusy={isPending}>
            {t('ask.role.yes')}
          </Button>
        </>
      }
    >
      <RadioGroup
        legend={t('column.role')}
        isLegendHidden
        appearance="list"
        options={ROLES.map((value) => ({ value, label: t(`role.${value}`), hint: t(`role_hint.${value}`) }))}
        error={formState.errors.role && t('ask.role.same')}
        {...register('role', { validate: (role) => role !== user.role })}
      />
      {error && <Notice tone="danger">{errorText(error)}</Notice>}
    </Dialog>
  );
}
