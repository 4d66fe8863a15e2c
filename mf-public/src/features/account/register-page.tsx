import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useApi } from 'shared-api';
import { languageOf, readPhone } from 'shared-api/contract';
import { TextField } from 'shared-ui';
import {
  asAccountForm,
  EMPTY_ACCOUNT,
  EmailField,
  NewPasswordFields,
  AccountPhoneField,
  type AccountForm,
} from './account-fields.tsx';
import { withId } from './registration.ts';
import type { Registered } from './registered-dialog.tsx';
import { RegistrationPage } from './registration-page.tsx';
import classes from './account-page.module.css';

interface RegisterForm extends AccountForm {
  firstname: string;
  lastname: string;
}

/** Customer registration (requirements 2.6): success leads to `/login`. */
export default function RegisterPage() {
  const { t } = useTranslation('account');
  const form = useForm<RegisterForm>({ defaultValues: { ...EMPTY_ACCOUNT, firstname: '', lastname: '' } });
  const account = asAccountForm(form);
  const register = useRegister();
  return (
    <RegistrationPage
      title={t('register_title')}
      lead={t('register_lead')}
      form={form}
      onRegister={register}
      submitLabel={t('register')}
      success={{
        title: t('registered_title'),
        text: ({ email, isPending }) => t(isPending ? 'mailed_text' : 'registered_text', { email }),
        confirmLabel: t('registered_confirm'),
        to: '/login',
      }}
    >
      <EmailField form={account} />
      <AccountPhoneField form={account} isRequired />
      <NewPasswordFields form={account} />
      <div className={classes.pair}>
        <TextField
          label={t('optional', { label: t('firstname') })}
          autoComplete="given-name"
          maxLength={80}
          {...form.register('firstname')}
        />
        <TextField
          label={t('optional', { label: t('lastname') })}
          autoComplete="family-name"
          maxLength={80}
          {...form.register('lastname')}
        />
      </div>
    </RegistrationPage>
  );
}

/** `POST /api/user`. */
function useRegister() {
  const { i18n } = useTranslation();
  const api = useApi();
  return async (values: RegisterForm): Promise<Registered> => {
    const email = values.email.trim();
    const body = {
      ...values,
      email,
      phone: readPhone(values.phone),
      firstname: values.firstname.trim() || null,
      lastname: values.lastname.trim() || null,
      language: languageOf(i18n.language),
    };
    const { isPending } = withId(await api.user.create({ body }));
    return { email, isPending };
  };
}
