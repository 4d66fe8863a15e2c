import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from 'shared-api';
import type { Factors } from 'shared-api/contract';
import { Badge, ErrorState, Loading, Skeleton } from 'shared-ui';
import { AccountCard } from '../../lib/account-card.tsx';
import { AppEntry } from './app-entry.tsx';
import { CodesEntry } from './codes-entry.tsx';
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx';
import { useFactors } from './use-factors.ts';
import classes from './factor-card.module.css';

/** The second step of a sign-in by password: authenticator app and recovery codes. */
export function FactorCard() {
  const { t } = useTranslation('customer-factor');
  const query = useFactors();
  // Shown once: the service stores no more than their hashes.
  const [codes, setCodes] = useState<readonly string[]>();
  return (
    <AccountCard title={t('title')} hint={t('hint')}>
      {query.data ? <Content factors={query.data} onCodes={setCodes} /> : <Missing query={query} />}
      {codes && <RecoveryCodesDialog codes={codes} onClose={() => setCodes(undefined)} />}
    </AccountCard>
  );
}

interface ContentProps {
  readonly factors: Factors;
  readonly onCodes: (codes: readonly string[]) => void;
}

function Content(props: ContentProps) {
  const { factors, onCodes } = props;
  const { t } = useTranslation('customer-factor');
  const { hasSecondStep, hasPasskey, totp } = factors;
  return (
    <div>
      <p className={classes.state}>
        <Badge tone={hasSecondStep ? 'success' : 'neutral'}>{t(hasSecondStep ? 'on' : 'off')}</Badge>
      </p>
      <ul>
        <AppEntry totp={totp} hasPasskey={hasPasskey} onCodes={onCodes} />
        {(hasSecondStep || hasPasskey) && <CodesEntry factors={factors} onCodes={onCodes} />}
      </ul>
    </div>
  );
}

function Missing(props: { readonly query: ReturnType<typeof useFactors> }) {
  const { query } = props;
  const { t } = useTranslation('customer-factor');
  const errorText = useErrorText();
  if (query.isPending) {
    return (
      <Loading>
        <Skeleton shape="title" />
      </Loading>
    );
  }
  return (
    <ErrorState title={t('failed')} onRetry={() => void query.refetch()} isRetrying={query.isFetching}>
      {errorText(query.error)}
    </ErrorState>
  );
}
