import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { fieldErrorsOf, useApi, useErrorText } from 'shared-api';
import type { Restaurant } from 'shared-api/contract';
import { useOneAtATime } from 'shared-ui';
import { useToast } from 'shared-ui/toast';
import { useKeepRestaurant } from '../../lib/restaurant-queries.ts';
import { conflictIn, updateRestaurant } from '../../lib/update-restaurant.ts';
import { isSame } from '../../lib/is-same.ts';
import { detailsFields, toDetailsChange, toDetailsForm, type DetailsForm } from './details-form.ts';

interface SaveDetails {
  readonly values: DetailsForm;
  /** The restaurant that the values were made from. */
  readonly base: Restaurant;
}

/** Fields by what the service calls them. */
const FIELD_OF_PATH: Readonly<Record<string, keyof DetailsForm>> = {
  ...Object.fromEntries(detailsFields.map((name) => [name, name])),
  deliveryFees: 'fees',
};

/** How the form hears of a save. */
export interface SaveListener {
  readonly onSaved: (restaurant: Restaurant) => void;
  /** Fields that the service refused. */
  readonly onRefused: (fields: readonly (keyof DetailsForm)[]) => void;
}

/** Saves the details; what others changed of them meanwhile ends in `conflict`, never in a silent overwrite. */
export function useSaveDetails(listener: SaveListener) {
  const api = useApi();
  const keep = useKeepRestaurant();
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
      keep(saved);
      listener.onSaved(saved);
      toast.success(t('edit.saved'));
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
    /** The details as others have left them, until somebody decides. */
    conflict: conflictIn(error),
    settle: reset,
  };
}
