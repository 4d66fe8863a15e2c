import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { TextField } from 'shared-ui';
import { isFilled } from '../../lib/form/is-filled.ts';
import {
  asAccountForm,
  EmailField,
  NewPasswordFields,
  AccountPhoneField,
  useFieldErrors,
} from './account-fields.tsx';
import { EMPTY_PROVIDER, type ProviderForm } from './provider-form.ts';
import { RegistrationPage } from './registration-page.tsx';
import { RestaurantFields } from './restaurant-fields.tsx';
import { useRegisterProvider } from './use-register-provider.ts';
import classes from './account-page.module.css';

/** Provider registration (requirements 2.6): success leads to `/business`. */
export default function ProviderRegisterPage() {
  const { t } = useTranslation('account');
  const form = useForm<ProviderForm>({ defaultValues: EMPTY_PROVIDER });
  const register = useRegisterProvider();
  return (
    <RegistrationPage
      title={t('provider_title')}
      lead={t('provider_lead')}
      form={form}
      onRegister={register}
      submitLabel={t('provider_register')}
      success={{
        title: t('provider_registered_title'),
        text: ({ email, isPending }) => {
          const restaurant = form.getValues('restaurantName').trim();
          return isPending
            ? t('provider_mailed_text', { email, restaurant })
            : t('provider_registered_text', { restaurant });
        },
        confirmLabel: t('provider_registered_confirm'),
        to: '/business',
      }}
    >
      <Person form={form} />
      <fieldset className={classes.group}>
        <legend className={classes.groupTitle}>{t('restaurant')}</legend>
        <RestaurantFields form={form} />
      </fieldset>
    </RegistrationPage>
  );
}

function Person(props: { form: ReturnType<typeof useForm<ProviderForm>> }) {
  const { form } = props;
  const { t } = useTranslation('account');
  const errorOf = useFieldErrors(form);
  const account = asAccountForm(form);
  return (
    <fieldset className={classes.group}>
      <legend className={classes.groupTitle}>{t('you')}</legend>
      <TextField
        label={t('contact_name')}
        autoComplete="name"
        maxLength={120}
        required
        error={errorOf('contactName')}
        {...form.register('contactName', {
          validate: (value) => isFilled(value) || 'contact_name_required',
        })}
      />
      <EmailField form={account} />
      <AccountPhoneField form={account} isRequired={false} />
      <NewPasswordFields form={account} />
    </fieldset>
  );
}
