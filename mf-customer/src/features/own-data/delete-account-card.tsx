import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Card } from 'shared-ui';
import { TrashIcon } from 'shared-ui/icons';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';
import { useConsequences } from './use-consequences.ts';
import classes from './own-data.module.css';

/** The way out, with what it means told before it is asked for. */
export function DeleteAccountCard() {
  const { t } = useTranslation('customer-data');
  const [isAsking, setAsking] = useState(false);
  const consequences = useConsequences();
  return (
    <Card as="section" aria-labelledby="delete-account" className={classes.card}>
      <div>
        <h2 id="delete-account" className={classes.title}>
          {t('delete.title')}
        </h2>
        <p className={classes.hint}>{t('delete.hint')}</p>
      </div>
      <ul className={classes.points}>
        {consequences.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <Button
        variant="danger"
        className={classes.button}
        iconStart={<TrashIcon />}
        onClick={() => setAsking(true)}
      >
        {t('delete.button')}
      </Button>
      {isAsking && <DeleteAccountDialog onClose={() => setAsking(false)} />}
    </Card>
  );
}
