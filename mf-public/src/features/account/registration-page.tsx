import { useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { Button, Card, Container, Notice, PageHeader, PageTitle, useSubmitOnce } from 'shared-ui';
import { asAccountForm, useRefusals, type AccountForm } from './account-fields.tsx';
import { CookiesNotice } from './cookies-notice.tsx';
import { RegisteredDialog, type Registered, type RegisteredTexts } from './registered-dialog.tsx';
import { problemOf, type RegistrationProblem } from './registration.ts';
import classes from './account-page.module.css';

interface RegistrationPageProps<Form extends AccountForm> {
  title: string;
  lead: string;
  form: UseFormReturn<Form>;
  onRegister: (values: Form) => Promise<Registered>;
  submitLabel: string;
  /** The dialog after a registration, and where it leads. */
  success: RegisteredTexts;
  /** The fields. */
  children: ReactNode;
}

/** Frame of both registrations: form, errors, a link for those who have an account, and the final dialog. */
export function RegistrationPage<Form extends AccountForm>(props: RegistrationPageProps<Form>) {
  const { title, lead, form, onRegister, submitLabel, success, children } = props;
  const { t } = useTranslation('account');
  const { state }: { state: unknown } = useLocation();
  const markRefused = useRefusals(form);
  const [problem, setProblem] = useState<RegistrationProblem['alert'] | null>(null);
  const [registered, setRegistered] = useState<Registered | null>(null);

  async function submit(values: Form) {
    setProblem(null);
    try {
      setRegistered(await onRegister(values));
    } catch (error) {
      const { alert, fields } = problemOf(error);
      setProblem(alert);
      markRefused(fields);
    }
  }

  function correct() {
    // The closing dialog gives the focus back to the button first.
    flushSync(() => setRegistered(null));
    asAccountForm(form).setFocus('email', { shouldSelect: true });
  }

  const handleSubmit = useSubmitOnce((event) => form.handleSubmit(submit)(event));
  return (
    <Container size="narrow" className={classes.page}>
      <PageTitle title={title} />
      <PageHeader title={title} description={lead} />
      <Card>
        <CookiesNotice />
        <form method="post" noValidate className={classes.form} onSubmit={handleSubmit}>
          {children}
          {problem && <Notice tone="danger">{t(problem)}</Notice>}
          <Button
            type="submit"
            variant="primary"
            size="large"
            isFullWidth
            isBusy={form.formState.isSubmitting}
            busyLabel={t('registering')}
          >
            {submitLabel}
          </Button>
        </form>
      </Card>
      <p className={classes.other}>
        {t('have_account')}{' '}
        <Link to="/login" replace state={state}>
          {t('login')}
        </Link>
      </p>
      {registered !== null && (
        <RegisteredDialog
          {...success}
          registered={registered}
          onResend={() => onRegister(form.getValues())}
          onCorrect={correct}
        />
      )}
    </Container>
  );
}
