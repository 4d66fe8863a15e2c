import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { Button, Card, Container, Dialog, Notice, PageHeader, PageTitle, TextField } from 'shared-ui';
import { isFilled } from '../../lib/form/email.ts';
import { asAccountForm, EmailField, NewPasswordFields, PhoneField, useRefusals } from './account-fields.tsx';
import { EMPTY_PROVIDER, type ProviderForm } from './provider-form.ts';
import { problemOf, type RegistrationProblem } from './registration.ts';
import { RestaurantFields } from './restaurant-fields.tsx';
import { useRegisterProvider } from './use-register-provider.ts';
import classes from './account-page.module.css';

/** Provider registration (spec.md section 2): success leads to `/business`. */
export default function ProviderRegisterPage() {
  const { t } = useTranslation('account');
  const form = useForm<ProviderForm>({ defaultValues: EMPTY_PROVIDER });
  const markRefused = useRefusals(form);
  const register = useRegisterProvider();
  const [problem, setProblem] = useState<RegistrationProblem['alert'] | null>(null);
  const [registered, setRegistered] = useState<string | null>(null);

  async function submit(values: ProviderForm) {
    setProblem(null);
    try {
      await register(values);
      setRegistered(values.restaurantName.trim());
    } catch (error) {
      const { alert, fields } = problemOf(error);
      setProblem(alert);
      markRefused(fields);
    }
  }

  return (
    <Container size="narrow" className={classes.page}>
      <PageTitle title={t('provider_title')} />
      <PageHeader title={t('provider_title')} description={t('provider_lead')} />
      <Card>
        <form noValidate className={classes.form} onSubmit={(event) => void form.handleSubmit(submit)(event)}>
          <Person form={form} />
          <fieldset className={classes.group}>
            <legend className={classes.groupTitle}>{t('restaurant')}</legend>
            <RestaurantFields form={form} />
          </fieldset>
          {problem && <Notice tone="danger">{t(problem)}</Notice>}
          <Button
            type="submit"
            variant="primary"
            size="large"
            isFullWidth
            isBusy={form.formState.isSubmitting}
            busyLabel={t('registering')}
          >
            {t('provider_register')}
          </Button>
        </form>
      </Card>
      <p className={classes.other}>
        {t('have_account')} <Link to="/login">{t('login')}</Link>
      </p>
      <Registered restaurant={registered} />
    </Container>
  );
}

function Person(props: { form: ReturnType<typeof useForm<ProviderForm>> }) {
  const { form } = props;
  const { t } = useTranslation('account');
  const account = asAccountForm(form);
  return (
    <fieldset className={classes.group}>
      <legend className={classes.groupTitle}>{t('you')}</legend>
      <TextField
        label={t('contact_name')}
        autoComplete="name"
        maxLength={120}
        required
        dir="auto"
        error={form.formState.errors.contactName?.message}
        {...form.register('contactName', {
          validate: (value) => isFilled(value) || t('contact_name_required'),
        })}
      />
      <EmailField form={account} />
      <PhoneField form={account} isRequired={false} />
      <NewPasswordFields form={account} />
    </fieldset>
  );
}

function Registered(props: { restaurant: string | null }) {
  const { restaurant } = props;
  const { t } = useTranslation('account');
  const navigate = useNavigate();
  const confirm = () => void navigate('/business', { replace: true });
  return (
    <Dialog
      isOpen={restaurant !== null}
      onClose={confirm}
      title={t('provider_registered_title')}
      description={t('provider_registered_text', { restaurant })}
      size="small"
      footer={
        <Button variant="primary" data-autofocus onClick={confirm}>
          {t('provider_registered_confirm')}
        </Button>
      }
    />
  );
}
