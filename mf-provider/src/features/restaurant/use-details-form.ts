import { useCallback, useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { Restaurant } from 'shared-api/contract';
import { useLanguage } from 'shared-ui';
import { toDetailsForm as toForm, type DetailsForm } from './details-form.ts';

/**
 * The form of a section and the restaurant that it started from; until it is edited, both follow the stored one.
 *
 * @param edited the section's fields
 */
export function useDetailsForm(restaurant: Restaurant, edited: readonly (keyof DetailsForm)[]) {
  // Another language of the page leaves the form as it is.
  const [language] = useState(useLanguage());
  const toDetailsForm = useCallback((stored: Restaurant) => toForm(stored, language), [language]);
  const [base, setBase] = useState(restaurant);
  const form = useForm<DetailsForm>({ defaultValues: toDetailsForm(restaurant) });
  const { reset, resetField, setValue, getFieldState } = form;
  const { isDirty, dirtyFields } = form.formState;
  // The stored restaurant that the form follows.
  const [followed, setFollowed] = useState(restaurant);
  if (!isDirty && restaurant.version > base.version) {
    setBase(restaurant);
    setFollowed(restaurant);
  }
  useEffect(() => reset(toDetailsForm(followed)), [followed, reset, toDetailsForm]);

  function restart(stored: Restaurant) {
    setBase(stored);
    reset(toDetailsForm(stored));
  }

  return {
    form,
    isDirty,
    base,
    restart,
    /** Continues with these values over a newer stored restaurant. */
    rebase(stored: Restaurant, values: DetailsForm) {
      restart(stored);
      for (const name of edited) setValue(name, values[name], { shouldDirty: true });
    },
    /** Our own change of the pictures: preserves the form, and still detects what others have changed. */
    followPictures(stored: Restaurant) {
      for (const name of ['bannerUrl', 'bgImage'] as const) {
        const isChosen = dirtyFields[name] ?? getFieldState(name).isDirty;
        if (!isChosen) resetField(name, { defaultValue: stored[name] });
      }
      setBase((known) => ({ ...known, bannerUrl: stored.bannerUrl, bgImage: stored.bgImage }));
    },
  };
}
