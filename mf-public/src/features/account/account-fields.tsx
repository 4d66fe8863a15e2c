import { useWatch, type FieldPath, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { isPhone, MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH, miscountedDigits } from 'shared-api/contract';
import { isEmail } from 'shared-api/is-email';
import { PasswordField, PhoneField, TextField } from 'shared-ui';
import { isFilled } from '../../lib/form/is-filled.ts';
import { usePhoneDigits } from '../../lib/get-settings.ts';
import classes from './account-page.module.css';

/** Fields that every account has. */
export interface AccountForm {
  email: string;
  phone: string;
  password: string;
  confirmPassword: string;
}

/** An empty account form; a page renders the fields that it needs. */
export const EMPTY_ACCOUNT: AccountForm = { email: '', phone: '', password: '', confirmPassword: '' };

interface FieldsProps {
  form: UseFormReturn<AccountForm>;
}

/**
 * A form's errors in the current language: the form stores keys of the namespace `account`, so that an error on screen
 * follows a change of language.
 */
export function useFieldErrors<T extends FieldValues>(form: UseFormReturn<T>) {
  const { t } = useTranslation('account');
  const digits = usePhoneDigits();
  return (name: FieldPath<T>): string | undefined => {
    const key = form.getFieldState(name, form.formState).error?.message;
    return key ? t(key, { digits, count: MIN_PASSWORD_LENGTH }) : undefined;
  };
}

/** Both registrations share these fields; the other fields of their forms stay as they are. */
export function asAccountForm<T extends AccountForm & FieldValues>(form: UseFormReturn<T>) {
  return form as unknown as UseFormReturn<AccountForm>;
}

export function EmailField(props: FieldsProps) {
  const { form } = props;
  const errorOf = useFieldErrors(form);
  const { t } = useTranslation('account');
  return (
    <TextField
      label={t('email')}
      placeholder={t('email_placeholder')}
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      maxLength={254}
      required
      error={errorOf('email')}
      {...form.register('email', {
        validate: (value) => (isFilled(value) ? isEmail(value) || 'email_invalid' : 'email_required'),
      })}
    />
  );
}

export function AccountPhoneField(props: FieldsProps & { isRequired: boolean }) {
  const { form, isRequired } = props;
  const errorOf = useFieldErrors(form);
  const { t } = useTranslation('account');
  const digits = usePhoneDigits();
  const phone = useWatch({ control: form.control, name: 'phone' });
  return (
    <PhoneField
      label={isRequired ? t('phone') : t('optional', { label: t('phone') })}
      hint={t('phone_hint', { digits })}
      required={isRequired}
      miscounted={miscountedDigits(phone, digits)}
      error={errorOf('phone')}
      {...form.register('phone', {
        validate: (value) => {
          if (!isFilled(value)) return !isRequired || 'phone_required';
          return isPhone(value, digits) || 'phone_invalid';
        },
      })}
    />
  );
}

/** A new password, twice. */
export function NewPasswordFields(props: FieldsProps & { label?: string }) {
  const { form, label } = props;
  const { t } = useTranslation('account');
  const errorOf = useFieldErrors(form);
  const count = MIN_PASSWORD_LENGTH;
  return (
    <div className={classes.pair}>
      <PasswordField
        label={label ?? t('password')}
        hint={t('password_hint', { count })}
        autoComplete="new-password"
        maxLength={MAX_PASSWORD_LENGTH}
        required
        error={errorOf('password')}
        {...form.register('password', {
          deps: ['confirmPassword'],
          validate: (value) =>
            value === '' ? 'password_required' : value.length >= count || 'password_short',
        })}
      />
      <PasswordField
        label={t('confirm_password')}
        autoComplete="new-password"
        maxLength={MAX_PASSWORD_LENGTH}
        required
        error={errorOf('confirmPassword')}
        {...form.register('confirmPassword', {
          validate: (value, { password }) =>
            value === '' ? 'confirm_password_required' : value === password || 'passwords_differ',
        })}
      />
    </div>
  );
}

/** Marks the fields that the service refused and focuses the first one. */
export function useRefusals<T extends FieldValues>(form: UseFormReturn<T>) {
  return (fields: Readonly<Record<string, string>>) => {
    Object.entries(fields).forEach(([name, text], index) => {
      form.setError(name as FieldPath<T>, { message: text }, { shouldFocus: index === 0 });
    });
  };
}
