import { useState, type ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { Button, Card, Container, Dialog, Notice, PageHeader, PageTitle, useSubmitOnce } from 'shared-ui';
import { useRefusals, type AccountForm } from './account-fields.tsx';
import { problemOf, type RegistrationProblem } from './registration.ts';
import classes from './account-page.module.css';

interface RegistrationPageProps<Form extends AccountForm> {
  title: string;
  lead: string;
  form: UseFormReturn<Form>;
  /** Registers. Returns the name that the final dialog shows. */
  onRegister: (values: Form) => Promise<string>;
  submitLabel: string;
  /** The dialog after a registration, and where it leads. */
  success: {
    title: string;
    text: (name: string) => string;
    confirmLabel: string;
    to: string;
  };
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
  const [registered, setRegistered] = useState<string | null>(null);

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

  const handleSubmit = useSubmitOnce((event) => form.handleSubmit(submit)(event));
  return (
    <Container size="narrow" className={classes.page}>
      <PageTitle title={title} />
      <PageHeader title={title} description={lead} />
      <Card>
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
      {registered !== null && <Success name={registered} {...success} />}
    </Container>
  );
}

function Success(props: RegistrationPageProps<AccountForm>['success'] & { name: string }) {
  const { name, title, text, confirmLabel, to } = props;
  const navigate = useNavigate();
  const { state }: { state: unknown } = useLocation();
  const confirm = () => void navigate(to, { replace: true, state });
  return (
    <Dialog
      isOpen
      onClose={confirm}
      title={title}
      description={text(name)}
      size="small"
      footer={
        <Button variant="primary" data-autofocus onClick={confirm}>
          {confirmLabel}
        </Button>
      }
    />
  );
}
