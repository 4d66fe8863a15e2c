import { useTranslation } from 'react-i18next';
import type { Restaurant } from 'shared-api/contract';
import { Button, Dialog } from 'shared-ui';
import { changedFields, type DetailsForm } from './details-form.ts';
import classes from './details-conflict.module.css';
import type { useSaveDetails } from './use-save-details.ts';

/** Keys of what the fields are called, for fields that are named otherwise in the texts. */
const LABELS = {
  name: 'field.name',
  description: 'field.description',
  category: 'field.cuisine',
  bannerUrl: 'field.banner',
  region: 'field.region',
  commune: 'field.commune',
  address: 'field.address',
  landmark: 'field.landmark',
  phone: 'field.phone',
  minimumOrder: 'field.minimum_order',
  deliveryFee: 'field.delivery_fee',
  prepMinutes: 'field.prep_minutes',
  week: 'section.hours',
  exceptions: 'section.exceptions',
} as const satisfies Record<keyof DetailsForm, string>;

interface DetailsConflictProps {
  base: Restaurant;
  saving: ReturnType<typeof useSaveDetails>;
  onTake: (theirs: Restaurant) => void;
}

/** Two people edited one restaurant: says what the other one changed and lets this one decide. */
export function DetailsConflict(props: DetailsConflictProps) {
  const { base, saving, onTake } = props;
  const { conflict, isSaving, saveOver, settle } = saving;
  const { t } = useTranslation('provider-restaurant');
  if (!conflict) return null;
  return (
    <Dialog
      isOpen
      role="alertdialog"
      title={t('conflict.title')}
      description={t('conflict.text')}
      isBusy={isSaving}
      onClose={settle}
      footer={
        <>
          <Button onClick={settle} data-autofocus>
            {t('conflict.later')}
          </Button>
          <Button
            onClick={() => {
              onTake(conflict);
              settle();
            }}
          >
            {t('conflict.take')}
          </Button>
          <Button variant="danger" isBusy={isSaving} onClick={() => saveOver(conflict)}>
            {t('conflict.keep')}
          </Button>
        </>
      }
    >
      <p>{t('conflict.fields')}</p>
      <ul className={classes.fields}>
        {changedFields(base, conflict).map((name) => (
          <li key={name}>{t(LABELS[name])}</li>
        ))}
      </ul>
    </Dialog>
  );
}
