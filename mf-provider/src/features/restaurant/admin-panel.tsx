import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from 'shared-api';
import type { Restaurant } from 'shared-api/contract';
import { Button, Card, DeleteDialog } from 'shared-ui';
import { TrashIcon } from 'shared-ui/icons';
import { OwnerPanel } from './owner-panel.tsx';
import { useRemoveRestaurant } from './use-remove-restaurant.ts';
import classes from './admin-panel.module.css';

interface AdminPanelProps {
  restaurant: Restaurant;
  onRemoved: () => void;
}

/** What only an admin sees of a restaurant: its owner, the approval, the deletion. */
export function AdminPanel(props: AdminPanelProps) {
  const { restaurant, onRemoved } = props;
  const { t } = useTranslation('provider-restaurant');
  return (
    <Card as="section" aria-label={t('admin.title')} className={classes.panel}>
      <h2 className={classes.title}>{t('admin.title')}</h2>
      <OwnerPanel restaurant={restaurant} />
      <Removal restaurant={restaurant} onRemoved={onRemoved} />
    </Card>
  );
}

function Removal(props: AdminPanelProps) {
  const { restaurant, onRemoved } = props;
  const { t } = useTranslation('provider-restaurant');
  const errorText = useErrorText();
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending, error } = useRemoveRestaurant(restaurant, onRemoved);
  return (
    <>
      <Button className={classes.button} iconStart={<TrashIcon />} onClick={() => setAsking(true)}>
        {t('admin.remove')}
      </Button>
      <DeleteDialog
        isOpen={isAsking}
        name={restaurant.name}
        isBusy={isPending}
        error={error ? errorText(error) : undefined}
        onConfirm={() => mutate()}
        onClose={() => setAsking(false)}
      >
        {t('admin.remove_text')}
      </DeleteDialog>
    </>
  );
}
