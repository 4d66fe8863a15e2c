import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { PasswordField, TextField, useSubmitOnce } from 'shared-ui';
import { FormDialog } from '../../lib/form-dialog.tsx';
import { useUser } from '../../lib/use-user.ts';
import { emailRules } from './email-rules.ts';
import { useChangeEmail, type EmailValues } from './use-change-email.ts';
import { useFieldText } from './use-field-text.ts';

/** Changes the e-mail address; needs the password, since who controls the address controls the account. */
export function EmailDialog(props: { readonly onClose: () => void }) {
  const { onClose } = props;
  const { t } = useTranslation('customer-profile');
  const { email } = useUser();
  const form = useForm<EmailValues>({ defaultValues: { email: '', currentPassword: '' }, mode: 'onTouched' });
  const { register, formState } = form;
  const { errors, isSubmitting } = formState;
  const fieldText = useFieldText();
  const change = useChangeEmail(form, onClose);
  const submit = useSubmitOnce((event) => form.handleSubmit(change)(event));
  const rules = emailRules(email);
  return (
    <FormDialog
      onClose={onClose}
      onSubmit={submit}
      error={errors.root?.message}
      isBusy={isSubmitting}
      title={t('email_change')}
      description={t('email_change_hint')}
      size="small"
      cancelLabel={t('cancel')}
      submitLabel={t('save')}
      busyLabel={t('saving')}
    >
      <TextField
        label={t('email_new')}
        type="email"
        autoComplete="email"
        required
        data-autofocus
        error={fieldText(errors.email)}
        {...register('email', rules.email)}
      />
      <PasswordField
        label={t('password.current')}
        autoComplete="current-password"
        required
        error={fieldText(errors.currentPassword)}
        {...register('currentPassword', rules.currentPassword)}
      />
    </FormDialog>
  );
}
