import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi, useErrorText, useSession } from 'shared-api';
import { hasPasskeys } from 'shared-api/passkey';
import { Button, Dialog, ErrorState, Loading, Notice, PasswordField, Skeleton, TextField } from 'shared-ui';
import { KeyIcon } from 'shared-ui/icons';
import classes from './session-expiry.module.css';
import { useProof, type ProofKind } from './use-proof.ts';

export interface VerificationDialogProps {
  readonly onAnswer: (isDone: boolean) => void;
}

/** Asks for a passkey, or for the password of an account without one; an admin without one adds it here. */
export function VerificationDialog(props: VerificationDialogProps) {
  const { onAnswer } = props;
  const { t } = useTranslation('shell');
  const api = useApi();
  const errorText = useErrorText();
  const query = useQuery({
    queryKey: ['shell', 'verification'],
    queryFn: () => api.auth.verificationOptions(),
    gcTime: 0,
    staleTime: Infinity,
    retry: false,
  });
  const [password, setPassword] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { prove, isBusy, failure } = useProof(query.data, onAnswer);
  const kind: ProofKind = query.data?.passkey
    ? 'passkey'
    : query.data?.isPasskeyRequired
      ? 'new-passkey'
      : 'password';
  const needsPassword = kind !== 'passkey' && (kind === 'password' || !query.data?.isVerified);

  function submit(event: FormEvent) {
    event.preventDefault();
    setMissing(needsPassword && password === '');
    if (!needsPassword || password !== '') void prove(kind, needsPassword ? password : undefined);
  }

  return (
    <Dialog
      isOpen
      size="small"
      title={t(kind === 'new-passkey' ? 'verification.new_title' : 'verification.title')}
      description={query.data && t(`verification.${kind}`)}
      isBusy={isBusy}
      onClose={() => onAnswer(false)}
      onSubmit={submit}
      footer={
        <>
          <Button disabled={isBusy} onClick={() => onAnswer(false)}>
            {t('verification.cancel')}
          </Button>
          <Button
            type="submit"
            variant="primary"
            data-autofocus={needsPassword ? undefined : true}
            iconStart={kind === 'password' ? undefined : <KeyIcon />}
            disabled={!query.data}
            isBusy={isBusy}
          >
            {t(`verification.${kind}_button`)}
          </Button>
        </>
      }
    >
      <div className={classes.fields}>
        {query.isPending && (
          <Loading>
            <Skeleton shape="title" />
          </Loading>
        )}
        {query.isError && (
          <ErrorState
            title={t('verification.failed')}
            onRetry={() => void query.refetch()}
            isRetrying={query.isFetching}
          >
            {errorText(query.error)}
          </ErrorState>
        )}
        {failure !== null && <Notice tone="danger">{failure}</Notice>}
        {query.data && kind !== 'password' && !hasPasskeys() && (
          <Notice tone="warning">{t('verification.unavailable')}</Notice>
        )}
        {query.data && needsPassword && (
          <PasswordFields
            password={password}
            error={isMissing && password === '' ? t('session.password_required') : undefined}
            onChange={setPassword}
          />
        )}
      </div>
    </Dialog>
  );
}

interface PasswordFieldsProps {
  readonly password: string;
  readonly error: string | undefined;
  readonly onChange: (password: string) => void;
}

function PasswordFields(props: PasswordFieldsProps) {
  const { password, error, onChange } = props;
  const { t } = useTranslation('shell');
  const email = useSession((session) => session.user?.email);
  return (
    <>
      <TextField label={t('session.email')} type="email" autoComplete="username" readOnly value={email} />
      <PasswordField
        data-autofocus
        label={t('session.password')}
        autoComplete="current-password"
        required
        value={password}
        error={error}
        onChange={(event) => onChange(event.target.value)}
      />
    </>
  );
}
