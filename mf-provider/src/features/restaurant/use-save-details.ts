import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { fieldErrorsOf, useApi, useErrorText } from 'shared-api';
import type { Restaurant } from 'shared-api/contract';
import { useOneAtATime } from 'shared-ui';
import { useToast } from 'shared-ui/toast';
import { useCacheRestaurant } from '../../lib/restaurant-queries.ts';
import { conflictIn, updateRestaurant } from '../../lib/update-restaurant.ts';
import { isSame } from '../../lib/is-same.ts';
import { detailsFields, toDetailsChange, toDetailsForm, type DetailsForm } from './details-form.ts';

interface SaveDetails {
  readonly values: DetailsForm;
  /** The restaurant that the values started from. */
  readonly base: Restaurant;
}

/** Form fields by the service's field names. */
const FIELD_OF_PATH: Readonly<Record<string, keyof DetailsForm>> = {
  ...Object.fromEntries(detailsFields.map((name) => [name, name])),
  deliveryFees: 'fees',
};

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

/** Saves the details. Details that somebody else has changed meanwhile give a `conflict`. */
export function useSaveDetails(listener: SaveListener) {
  const api = useApi();
  const cacheRestaurant = useCacheRestaurant();
  const toast = useToast();
  const errorText = useErrorText();
  const { t } = useTranslation('provider-restaurant');
  const oneAtATime = useOneAtATime();
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: ({ values, base }: SaveDetails) =>
      updateRestaurant(api, {
        base,
        toChange: (current) => toDetailsChange(values, current),
        partOf: toDetailsForm,
        isDone: (current) =>
          isSame(toDetailsChange(values, current), toDetailsChange(toDetailsForm(current), current)),
      }),
    onSuccess: (saved) => {
      cacheRestaurant(saved);
      listener.onSaved(saved);
      toast.success(t(isWaiting(saved) ? 'edit.saved_waiting' : 'edit.saved'));
    },
    onError: (failure) => {
      if (conflictIn(failure)) return;
      const paths = Object.keys(fieldErrorsOf(failure));
      listener.onRefused(
        detailsFields.filter((name) =>
          paths.some((path) => FIELD_OF_PATH[path.split('.')[0] ?? ''] === name),
        ),
      );
      toast.error(t('edit.save_failed', { why: errorText(failure) }));
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
