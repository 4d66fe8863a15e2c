import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Factors } from 'shared-api/contract';
import { Badge } from 'shared-ui';
import { AccountCard } from '../../lib/account-card.tsx';
import { CardPlaceholder } from '../../lib/card-placeholder.tsx';
import { AppEntry } from './app-entry.tsx';
import { CodesEntry } from './codes-entry.tsx';
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx';
import { useFactors } from './get-factors.ts';
import classes from './factor-card.module.css';

/** The second step of a sign-in by password: authenticator app and recovery codes. */
export function FactorCard() {
  const { t } = useTranslation('customer-factor');
  const query = useFactors();
  // Shown once: the service stores no more than their hashes.
  const [codes, setCodes] = useState<readonly string[]>();
  return (
    <AccountCard title={t('title')} hint={t('hint')}>
      {query.data ? (
        <Content factors={query.data} onCodes={setCodes} />
      ) : (
        <CardPlaceholder query={query} failed={t('failed')} />
      )}
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
