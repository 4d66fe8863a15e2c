import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Checkbox, PasswordField, useSubmitOnce } from 'shared-ui';
import { FormDialog } from '../../lib/form-dialog.tsx';
import { useUser } from '../../lib/use-user.ts';
import { useDeleteAccount, type DeletionValues } from './use-delete-account.ts';

/** Asks for the password and a confirmation; explains a refusal. */
export function DeleteAccountDialog(props: { readonly onClose: () => void }) {
  const { onClose } = props;
  const { t } = useTranslation('customer-data');
  const { email } = useUser();
  const form = useForm<DeletionValues>({ defaultValues: { currentPassword: '', isSure: false } });
  const { register, formState } = form;
  const { errors, isSubmitting } = formState;
  const remove = useDeleteAccount(form);
  const submit = useSubmitOnce((event) => form.handleSubmit(remove)(event));
  return (
    <FormDialog
      onClose={onClose}
      onSubmit={submit}
      error={errors.root?.message}
      isBusy={isSubmitting}
      title={t('delete.question')}
      description={t('delete.final')}
      size="small"
      role="alertdialog"
      tone="danger"
      cancelLabel={t('delete.keep')}
      submitLabel={t('delete.confirm')}
      busyLabel={t('delete.deleting')}
    >
      {/* For password managers: the account of the password. */}
      <input type="email" value={email} autoComplete="username" readOnly hidden />
      <PasswordField
        label={t('delete.password')}
        autoComplete="current-password"
        required
        data-autofocus
        error={errors.currentPassword?.message && t(errors.currentPassword.message)}
        {...register('currentPassword', { required: 'delete.password_required' })}
      />
      <Checkbox
        label={t('delete.sure')}
        error={errors.isSure?.message && t(errors.isSure.message)}
        {...register('isSure', { required: 'delete.sure_required' })}
      />
    </FormDialog>
  );
}
