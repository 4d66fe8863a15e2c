import { useEffect, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Restaurant } from 'shared-api/contract';
import { Card, SaveBar } from 'shared-ui';
import { UnsavedGuard } from 'shared-ui/router';
import { OpeningBadge } from '../../lib/opening-badge.tsx';
import { PauseControl } from '../../lib/pause-control.tsx';
import { useKeepRestaurant } from '../../lib/restaurant-queries.ts';
import { DetailsConflict } from './details-conflict.tsx';
import { toDetailsForm, type DetailsForm } from './details-form.ts';
import { HoursSections, IdentitySection, OrderingSection, PlaceSection } from './details-sections.tsx';
import { useSaveDetails } from './use-save-details.ts';
import classes from './details-editor.module.css';

interface DetailsEditorProps {
  restaurant: Restaurant;
  /** The restaurant was deleted: nothing is lost by leaving. */
  isRemoved: boolean;
}

/** Every detail of one restaurant in a form, and the pause beside it. */
export function DetailsEditor(props: DetailsEditorProps) {
  const { restaurant, isRemoved } = props;
  const keep = useKeepRestaurant();
  const { form, isDirty, base, restart } = useDetailsForm(restaurant);
  const saving = useSaveDetails({
    onSaved: restart,
    onRefused: (fields) => {
      for (const name of fields) form.setError(name, { type: 'service' });
    },
  });
  const save = form.handleSubmit((values) => saving.save({ values, base: base.current }));
  return (
    <form className={classes.form} noValidate onSubmit={(event) => void save(event)}>
      <PauseSection restaurant={restaurant} />
      <IdentitySection form={form} restaurant={restaurant} />
      <PlaceSection form={form} />
      <OrderingSection form={form} />
      <HoursSections form={form} />
      {isDirty && <SaveBar isBusy={saving.isSaving} onDiscard={() => restart(restaurant)} />}
      <DetailsConflict
        base={base.current}
        saving={saving}
        onTake={(theirs) => {
          keep(theirs);
          restart(theirs);
        }}
      />
      <UnsavedGuard isDirty={isDirty && !isRemoved} />
    </form>
  );
}

/** The form and the stored restaurant it began from; while nothing is changed, both follow the stored one. */
function useDetailsForm(restaurant: Restaurant) {
  const base = useRef(restaurant);
  const form = useForm<DetailsForm>({ defaultValues: toDetailsForm(restaurant) });
  const { reset } = form;
  const { isDirty } = form.formState;

  function restart(stored: Restaurant) {
    base.current = stored;
    reset(toDetailsForm(stored));
  }

  useEffect(() => {
    if (isDirty || restaurant.version <= base.current.version) return;
    base.current = restaurant;
    reset(toDetailsForm(restaurant));
  }, [isDirty, restaurant, reset]);

  return { form, isDirty, base, restart };
}

function PauseSection(props: { restaurant: Restaurant }) {
  const { t } = useTranslation('provider-restaurant');
  return (
    <Card as="section" aria-label={t('section.pause')} className={classes.pause}>
      <OpeningBadge opening={props.restaurant.opening} />
      <PauseControl restaurant={props.restaurant} />
    </Card>
  );
}
