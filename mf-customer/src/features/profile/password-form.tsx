import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { MIN_PASSWORD_LENGTH } from 'shared-api/contract';
import { PasswordField, useSubmitOnce } from 'shared-ui';
import { useUser } from '../../lib/use-user.ts';
import { FormCard } from './form-card.tsx';
import { passwordRules } from './password-rules.ts';
import { useChangePassword, type PasswordValues } from './use-change-password.ts';
import { useFieldText } from './use-field-text.ts';

const EMPTY: PasswordValues = { currentPassword: '', password: '', repeated: '' };

/** Changes the password of the signed-in user. */
export function PasswordForm() {
  const { t } = useTranslation('customer-profile');
  const { email } = useUser();
  const form = useForm<PasswordValues>({ defaultValues: EMPTY, mode: 'onTouched' });
  const { register, formState } = form;
  const { errors, isSubmitting } = formState;
  const rules = passwordRules(form);
  const fieldText = useFieldText();
  const change = useChangePassword(form);
  const submit = useSubmitOnce((event) => form.handleSubmit(change)(event));
  return (
    <FormCard
      title={t('password.title')}
      hint={t('password.hint')}
      onSubmit={submit}
      error={errors.root?.message && t(errors.root.message, { ns: 'errors' })}
      isBusy={isSubmitting}
      submitLabel={t('password.change')}
      busyLabel={t('password.changing')}
    >
      {/* For password managers: the account of the password. */}
      <input type="email" value={email} autoComplete="username" readOnly hidden />
      <PasswordField
        label={t('password.current')}
        autoComplete="current-password"
        required
        error={fieldText(errors.currentPassword)}
        {...register('currentPassword', rules.currentPassword)}
      />
      <PasswordField
        label={t('password.new')}
        hint={t('password.new_hint', { count: MIN_PASSWORD_LENGTH })}
        autoComplete="new-password"
        required
        error={fieldText(errors.password)}
        {...register('password', rules.password)}
      />
      <PasswordField
        label={t('password.repeat')}
        autoComplete="new-password"
        required
        error={fieldText(errors.repeated)}
        {...register('repeated', rules.repeated)}
      />
    </FormCard>
  );
}
