import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { Restaurant } from 'shared-api/contract';
import { detailsFields, toDetailsForm, type DetailsForm } from './details-form.ts';

/** The form and the stored restaurant it began from; while nothing is changed, both follow the stored one. */
export function useDetailsForm(restaurant: Restaurant) {
  const [base, setBase] = useState(restaurant);
  const form = useForm<DetailsForm>({ defaultValues: toDetailsForm(restaurant) });
  const { reset, resetField, setValue, getFieldState } = form;
  const { isDirty, dirtyFields } = form.formState;
  // The stored restaurant that the form has to follow.
  const [followed, setFollowed] = useState(restaurant);
  if (!isDirty && restaurant.version > base.version) {
    setBase(restaurant);
    setFollowed(restaurant);
  }
  useEffect(() => reset(toDetailsForm(followed)), [followed, reset]);

  function restart(stored: Restaurant) {
    setBase(stored);
    reset(toDetailsForm(stored));
  }

  return {
    form,
    isDirty,
    base,
    restart,
    /** Goes on with these values over a newer stored restaurant. */
    rebase(stored: Restaurant, values: DetailsForm) {
      restart(stored);
      for (const name of detailsFields) setValue(name, values[name], { shouldDirty: true });
    },
    /** Our own change of the pictures: what is typed stays, what others changed meanwhile is still theirs to tell. */
    followPictures(stored: Restaurant) {
      for (const name of ['bannerUrl', 'bgImage'] as const) {
        const isChosen = dirtyFields[name] ?? getFieldState(name).isDirty;
        if (!isChosen) resetField(name, { defaultValue: stored[name] });
      }
      setBase((known) => ({ ...known, bannerUrl: stored.bannerUrl, bgImage: stored.bgImage }));
    },
  };
}
