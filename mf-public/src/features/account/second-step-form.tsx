import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button, Notice, TextField, useSubmitOnce } from 'shared-ui';
import { useFieldErrors } from './account-fields.tsx';
import classes from './account-page.module.css';

interface SecondStepFormProps {
  readonly failure: string | null;
  readonly isBusy: boolean;
  readonly onCode: (code: string) => Promise<void>;
  readonly onStartOver: () => void;
}

/** Asks for what the account has beside its password: a code of the authenticator app, or a recovery code. */
export function SecondStepForm(props: SecondStepFormProps) {
  const { failure, isBusy, onCode, onStartOver } = props;
  const { t } = useTranslation('account');
  const form = useForm({ defaultValues: { code: '' } });
  const errorOf = useFieldErrors(form);
  const handleSubmit = useSubmitOnce((event) => form.handleSubmit(({ code }) => onCode(code.trim()))(event));
  return (
    <form method="post" noValidate className={classes.form} onSubmit={handleSubmit}>
      {failure !== null && <Notice tone="danger">{failure}</Notice>}
      <TextField
        label={t('code')}
        hint={t('code_hint')}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={40}
        required
        autoFocus
        error={errorOf('code')}
        {...form.register('code', { validate: (value) => value.trim() !== '' || 'code_required' })}
      />
      <div className={classes.buttons}>
        <Button disabled={isBusy} onClick={onStartOver}>
          {t('start_over')}
        </Button>
        <Button type="submit" variant="primary" isBusy={isBusy} busyLabel={t('logging_in')}>
          {t('login')}
        </Button>
      </div>
    </form>
  );
}
