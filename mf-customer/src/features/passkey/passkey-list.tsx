import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, useNow } from 'shared-ui';
import { PlusIcon } from 'shared-ui/icons';
import { AccountCard } from '../../lib/account-card.tsx';
import { CardPlaceholder } from '../../lib/card-placeholder.tsx';
import { AddPasskeyDialog } from './add-passkey-dialog.tsx';
import { usePasskeys } from './get-passkeys.ts';
import { PasskeyEntry } from './passkey-entry.tsx';
import classes from './passkey-list.module.css';

const MINUTE_MS = 60_000;

/** The user's passkeys: sign-in by fingerprint, face or PIN. */
export function PasskeyList() {
  const { t } = useTranslation('customer-passkey');
  const [isAdding, setAdding] = useState(false);
  const query = usePasskeys();
  return (
    <AccountCard
      title={t('title')}
      hint={t('hint')}
      action={
        <Button iconStart={<PlusIcon />} onClick={() => setAdding(true)}>
          {t('add')}
        </Button>
      }
    >
      <Content query={query} />
      {isAdding && <AddPasskeyDialog onClose={() => setAdding(false)} />}
    </AccountCard>
  );
}

interface ContentProps {
  readonly query: ReturnType<typeof usePasskeys>;
}

function Content(props: ContentProps) {
  const { query } = props;
  const { t } = useTranslation('customer-passkey');
  const now = useNow(MINUTE_MS);
  if (query.data) {
    if (query.data.length === 0) return <p className={classes.empty}>{t('empty')}</p>;
    return (
      <ul className={classes.list}>
        {query.data.map((passkey) => (
          <PasskeyEntry key={passkey.id} passkey={passkey} now={now} />
        ))}
      </ul>
    );
  }
  return <CardPlaceholder query={query} failed={t('failed')} />;
}
