import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from 'shared-ui';
import { TrashIcon } from 'shared-ui/icons';
import { AccountCard } from '../../lib/account-card.tsx';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';
import { useConsequences } from './use-consequences.ts';
import classes from './own-data.module.css';

/** Deletes the account after explaining the consequences. */
export function DeleteAccountCard() {
  const { t } = useTranslation('customer-data');
  const [isAsking, setAsking] = useState(false);
  const consequences = useConsequences();
  return (
    <AccountCard
      title={t('delete.title')}
      hint={t('delete.hint')}
      action={
        <Button variant="danger" iconStart={<TrashIcon />} onClick={() => setAsking(true)}>
          {t('delete.button')}
        </Button>
      }
    >
      <ul className={classes.points}>
        {consequences.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      {isAsking && <DeleteAccountDialog onClose={() => setAsking(false)} />}
    </AccountCard>
  );
}
