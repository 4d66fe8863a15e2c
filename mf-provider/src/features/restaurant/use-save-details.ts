import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { errorTextOf, fieldErrorsOf, useApi } from 'shared-api';
import type { Restaurant } from 'shared-api/contract';
import { lazyTexts, useLanguage, useOneAtATime } from 'shared-ui';
import { useToast } from 'shared-ui/toast';
import { useCacheRestaurant } from '../../lib/use-cache-restaurant.ts';
import { conflictIn, updateRestaurant } from '../../lib/update-restaurant.ts';
import { isSame } from '../../lib/is-same.ts';
import {
  detailsFields,
  pick,
  TEXT_NAMES,
  toDetailsChange,
  toDetailsForm,
  type DetailsForm,
} from './details-form.ts';
import { changedFields } from './details-versions.ts';

const text = lazyTexts('provider-restaurant');

interface SaveDetails {
  readonly values: DetailsForm;
  /** The restaurant that the values started from. */
  readonly base: Restaurant;
}

/** Form fields by the service's field names. */
const FIELD_OF_PATH: Readonly<Record<string, keyof DetailsForm>> = {
  ...Object.fromEntries(detailsFields.map((name) => [name, name])),
  deliveryFees: 'fees',
  'schedule.week': 'week',
  'schedule.exceptions': 'exceptions',
};

/** The form field of a path in a refusal: `schedule.week.4.1` is in `week`, `translations.ar.name` is `name_ar`. */
function fieldOf(path: string): keyof DetailsForm | undefined {
  const [first = '', second = '', third = ''] = path.split('.');
  if (first === 'translations') return TEXT_NAMES.find((name) => name === `${third}_${second}`);
  return FIELD_OF_PATH[first] ?? FIELD_OF_PATH[`${first}.${second}`];
}

/** Callbacks for the end of a save. */
export interface SaveListener {
  readonly onSaved: (restaurant: Restaurant) => void;
  /** Receives the fields that the service refused. */
  readonly onRefused: (fields: readonly (keyof DetailsForm)[]) => void;
}

/** Whether the name or the place is seen only once an admin has looked at it. */
function isWaiting({ approval }: Restaurant): boolean {
  return approval?.of === 'name' && approval.state === 'waiting';
}

/**
 * Saves what was changed in a section. A section that somebody else has changed meanwhile gives a `conflict`; what
 * others change in another section does not matter.
 *
 * @param edited the section's fields
 */
export function useSaveDetails(edited: readonly (keyof DetailsForm)[], listener: SaveListener) {
  const api = useApi();
  const cacheRestaurant = useCacheRestaurant();
  const toast = useToast();
  // As the form was filled.
  const [language] = useState(useLanguage());
  const toForm = (restaurant: Restaurant) => toDetailsForm(restaurant, language);
  const oneAtATime = useOneAtATime();
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: ({ values, base }: SaveDetails) => {
      const changed = changedFields(toForm(base), values, edited);
      const toChange = (form: DetailsForm, current: Restaurant) => toDetailsChange(form, changed, current);
      return updateRestaurant(api, {
        base,
        toChange: (current) => toChange(values, current),
        partOf: (restaurant) => pick(toForm(restaurant), edited),
        isDone: (current) => isSame(toChange(values, current), toChange(toForm(current), current)),
      });
    },
    onSuccess: (saved) => {
      cacheRestaurant(saved);
      listener.onSaved(saved);
      toast.success(text(isWaiting(saved) ? 'edit.saved_waiting' : 'edit.saved'));
    },
    onError: (failure) => {
      if (conflictIn(failure)) return;
      const refused = Object.keys(fieldErrorsOf(failure)).map(fieldOf);
      listener.onRefused(edited.filter((name) => refused.includes(name)));
      toast.error(text('edit.save_failed', { why: errorTextOf(failure) }));
    },
    onSettled: oneAtATime.end,
  });
  return {
    isSaving: isPending,
    save: (details: SaveDetails) => oneAtATime.start(() => mutate(details)),
    /** The details that others have saved, until the conflict is resolved. */
    conflict: conflictIn(error),
    settle: reset,
  };
}
