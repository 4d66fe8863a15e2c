import type { ReactNode } from 'react';
import type { Restaurant } from 'shared-api/contract';
import { lazyTexts, SaveBar } from 'shared-ui';
import { UnsavedGuard } from 'shared-ui/router';
import { useCacheRestaurant } from '../../lib/use-cache-restaurant.ts';
import { useDraftUndo } from '../../lib/use-draft-undo.ts';
import { DetailsConflict } from './details-conflict.tsx';
import type { SectionProps } from './form-section.tsx';
import { HoursSection } from './hours-section.tsx';
import { IdentitySection } from './identity-section.tsx';
import { LaterSection } from './later-section.tsx';
import { OrderingSection } from './ordering-section.tsx';
import { PicturesSection } from './pictures-section.tsx';
import { PlaceSection } from './place-section.tsx';
import { FIELDS_OF, type Section } from './sections.ts';
import { SpecialDaysSection } from './special-days-section.tsx';
import { useDetailsForm } from './use-details-form.ts';
import { useSaveDetails } from './use-save-details.ts';
import classes from './section-editor.module.css';

const text = lazyTexts('provider-restaurant');

interface SectionEditorProps {
  restaurant: Restaurant;
  section: Section;
}

/** One section of a restaurant's details, in a form of its own: nothing in another section can prevent its saving. */
export function SectionEditor(props: SectionEditorProps) {
  const { restaurant, section } = props;
  const cacheRestaurant = useCacheRestaurant();
  const offerUndo = useDraftUndo();
  const edited = FIELDS_OF[section];
  const { form, isDirty, base, restart, rebase, followPictures } = useDetailsForm(restaurant, edited);
  const saving = useSaveDetails(edited, {
    onSaved: restart,
    onRefused: (fields) => {
      for (const name of fields) form.setError(name, { type: 'service' });
    },
  });
  const save = form.handleSubmit((values) => saving.save({ values, base }));

  function discard() {
    const values = form.getValues();
    restart(restaurant);
    offerUndo(text('edit.discarded'), text('edit.undo'), () => rebase(base, values));
  }

  return (
    <>
      <form className={classes.form} noValidate onSubmit={(event) => void save(event)}>
        <div className={classes.section} inert={saving.isSaving}>
          <Fields form={form} restaurant={restaurant} section={section} onPicturesChange={followPictures} />
        </div>
        {isDirty && <SaveBar isBusy={saving.isSaving} onDiscard={discard} />}
      </form>
      <DetailsConflict
        base={base}
        edited={edited}
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
      <UnsavedGuard isDirty={isDirty} />
    </>
  );
}

interface FieldsProps extends SectionProps, SectionEditorProps {
  onPicturesChange: (restaurant: Restaurant) => void;
}

function Fields(props: FieldsProps): ReactNode {
  const { form, restaurant, section, onPicturesChange } = props;
  switch (section) {
    case 'details':
      return <IdentitySection form={form} />;
    case 'place':
      return <PlaceSection form={form} />;
    case 'delivery':
      return <OrderingSection form={form} />;
    case 'later':
      return <LaterSection form={form} />;
    case 'hours':
      return <HoursSection form={form} />;
    case 'special-days':
      return <SpecialDaysSection form={form} />;
    case 'pictures':
      return <PicturesSection form={form} restaurant={restaurant} onPicturesChange={onPicturesChange} />;
  }
}
