import { useTranslation } from 'react-i18next';
import type { Restaurant } from 'shared-api/contract';
import { Card, SaveBar } from 'shared-ui';
import { UnsavedGuard } from 'shared-ui/router';
import { OpeningControl } from '../../lib/opening-control.tsx';
import { useCacheRestaurant } from '../../lib/restaurant-queries.ts';
import { useDraftUndo } from '../../lib/use-draft-undo.ts';
import { DetailsConflict } from './details-conflict.tsx';
import { HoursSections, IdentitySection, PlaceSection } from './details-sections.tsx';
import { OrderingSection } from './ordering-section.tsx';
import { PicturesSection } from './pictures-section.tsx';
import { useDetailsForm } from './use-details-form.ts';
import { useSaveDetails } from './use-save-details.ts';
import classes from './details-editor.module.css';

interface DetailsEditorProps {
  restaurant: Restaurant;
  /** Called when the restaurant was deleted and the page can be left. */
  isRemoved: boolean;
}

/** Edits all details of a restaurant in a form, with the pause beside it. */
export function DetailsEditor(props: DetailsEditorProps) {
  const { restaurant, isRemoved } = props;
  const { t } = useTranslation('provider-restaurant');
  const cacheRestaurant = useCacheRestaurant();
  const offerUndo = useDraftUndo();
  const { form, isDirty, base, restart, rebase, followPictures } = useDetailsForm(restaurant);
  const saving = useSaveDetails({
    onSaved: restart,
    onRefused: (fields) => {
      for (const name of fields) form.setError(name, { type: 'service' });
    },
  });
  const save = form.handleSubmit((values) => saving.save({ values, base }));

  function discard() {
    const values = form.getValues();
    restart(restaurant);
    offerUndo(t('edit.discarded'), t('edit.undo'), () => rebase(base, values));
  }

  // Outside of the form: Enter in these inputs must not save the details.
  return (
    <div className={classes.editor}>
      <PauseSection restaurant={restaurant} />
      <form className={classes.form} noValidate onSubmit={(event) => void save(event)}>
        <div className={classes.sections} inert={saving.isSaving}>
          <IdentitySection form={form} />
          <PicturesSection form={form} restaurant={restaurant} onPicturesChange={followPictures} />
          <PlaceSection form={form} />
          <OrderingSection form={form} />
          <HoursSections form={form} />
        </div>
        {isDirty && <SaveBar isBusy={saving.isSaving} onDiscard={discard} />}
      </form>
      <DetailsConflict
        base={base}
        values={form.getValues}
        saving={saving}
        onTake={(theirs) => {
          cacheRestaurant(theirs);
          restart(theirs);
          saving.settle();
        }}
        onMerge={(merged, theirs) => {
          rebase(theirs, merged);
          saving.save({ values: merged, base: theirs });
        }}
      />
      <UnsavedGuard isDirty={isDirty && !isRemoved} />
    </div>
  );
}

function PauseSection(props: { restaurant: Restaurant }) {
  const { t } = useTranslation('provider-restaurant');
  return (
    <Card as="section" aria-label={t('section.pause')} className={classes.pause}>
      <OpeningControl restaurant={props.restaurant} />
    </Card>
  );
}
