import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button, Dialog, Notice, PasswordField, Stack, TextField } from 'shared-ui';
import { useSubmitOnce } from '../../lib/use-submit-once.ts';
import { useUser } from '../../lib/use-user.ts';
import { emailRules } from './email-rules.ts';
import { useChangeEmail, type EmailValues } from './use-change-email.ts';
import { useFieldText } from './use-field-text.ts';

/** Another e-mail address, with the password: whoever holds the address holds the account. */
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
    <Dialog
      isOpen
      onClose={onClose}
      title={t('email_change')}
      description={t('email_change_hint')}
      onSubmit={submit}
      isBusy={isSubmitting}
      size="small"
      footer={
        <>
          <Button disabled={isSubmitting} onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" variant="primary" isBusy={isSubmitting} busyLabel={t('saving')}>
            {t('save')}
          </Button>
        </>
      }
    >
      <Stack gap={5}>
        {errors.root?.message && <Notice tone="danger">{t(errors.root.message, { ns: 'errors' })}</Notice>}
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
      </Stack>
    </Dialog>
  );
}
