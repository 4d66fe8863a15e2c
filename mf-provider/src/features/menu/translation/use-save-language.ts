import { useMutation } from '@tanstack/react-query';
import { errorTextOf, useApi } from 'shared-api';
import type { Language, Restaurant } from 'shared-api/contract';
import { lazyTexts } from 'shared-ui';
import { useToast } from 'shared-ui/toast';
import { useCacheRestaurant } from '../../../lib/use-cache-restaurant.ts';
import { conflictIn, updateRestaurant } from '../../../lib/update-restaurant.ts';

const text = lazyTexts('provider-translation');

interface SaveLanguage {
  readonly base: Restaurant;
  readonly language: Language;
}

/** Saves the original language at once, beside the draft of the menu. */
export function useSaveLanguage(onSaved: () => void) {
  const api = useApi();
  const toast = useToast();
  const cacheRestaurant = useCacheRestaurant();
  return useMutation({
    mutationFn: ({ base, language }: SaveLanguage) =>
      updateRestaurant(api, {
        base,
        toChange: () => ({ language }),
        partOf: (restaurant) => restaurant.language ?? null,
        isDone: (current) => (current.language ?? null) === language,
      }),
    onSuccess: (saved) => {
      cacheRestaurant(saved);
      onSaved();
      toast.success(text('original.saved'));
    },
    onError: (error) => {
      const current = conflictIn(error);
      // Somebody else has chosen another one meanwhile: theirs is shown, to choose from there.
      if (current) cacheRestaurant(current);
      toast.error(text('original.failed', { why: errorTextOf(error) }));
    },
  });
}
