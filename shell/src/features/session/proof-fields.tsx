import { useTranslation } from 'react-i18next';
import { useSession } from 'shared-api';
import { PasswordField, TextField } from 'shared-ui';

export interface ProofFieldsProps {
  readonly kind: 'code' | 'password';
  readonly value: string;
  readonly isMissing: boolean;
  readonly onChange: (value: string) => void;
}

/** What a signed-in person types to prove who they are. */
export function ProofFields(props: ProofFieldsProps) {
  const { kind, value, isMissing, onChange } = props;
  const { t } = useTranslation('proof');
  const email = useSession((session) => session.user?.email);
  if (kind === 'code') {
    return (
      <TextField
        autoFocus
        label={t('verification.code')}
        hint={t('verification.code_hint')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={10}
        required
        value={value}
        error={isMissing ? t('verification.code_required') : undefined}
        onChange={(event) => onChange(event.target.value)}
      />
    );
  }
  return (
    <>
      <TextField label={t('session.email')} type="email" autoComplete="username" readOnly value={email} />
      <PasswordField
        autoFocus
        label={t('session.password')}
        autoComplete="current-password"
        required
        value={value}
        error={isMissing ? t('session.password_required') : undefined}
        onChange={(event) => onChange(event.target.value)}
      />
    </>
  );
}
