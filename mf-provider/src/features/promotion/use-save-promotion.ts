import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from 'shared-api';
import type { Promotion, Restaurant } from 'shared-api/contract';
import { lazyTexts } from 'shared-ui';
import { useToast } from 'shared-ui/toast';
import { conflictIn } from '../../lib/update-restaurant.ts';
import { useCacheRestaurant } from '../../lib/use-cache-restaurant.ts';
import { changePromotions, findPromotion, type PromotionInput } from './change-promotions.ts';

const text = lazyTexts('provider-promotion');

/** What a dialog edits. */
export interface EditedPromotion {
  /** The restaurant as it was read. */
  readonly base: Restaurant;
  /** Its promotion; null for a new one. */
  readonly stored: Promotion | null;
}

interface SavePromotion extends EditedPromotion {
  readonly after: PromotionInput;
}

/** Saves the promotion of a dialog. One that somebody else has changed meanwhile gives a `conflict`. */
export function useSavePromotion(opened: EditedPromotion, onSaved: () => void) {
  const api = useApi();
  const cacheRestaurant = useCacheRestaurant();
  const toast = useToast();
  // As it was opened: a newer version that is loaded meanwhile must not be overwritten unseen.
  const [edited, setEdited] = useState(opened);

  const { mutateAsync, error, reset } = useMutation({
    mutationFn: ({ base, stored, after }: SavePromotion) =>
      changePromotions(api, base, { id: stored?.id, after }),
    onSuccess: (saved) => {
      cacheRestaurant(saved);
      toast.success(text(opened.stored ? 'saved' : 'added'));
      onSaved();
    },
  });

  const current = conflictIn(error);
  const conflict: EditedPromotion | undefined = current && {
    base: current,
    stored: findPromotion(current, edited.stored?.id) ?? null,
  };
  return {
    stored: edited.stored,
    error: conflict ? null : error,
    /** What others have saved; nothing stored if they have deleted it. Saving again replaces it. */
    conflict,
    save: async (after: PromotionInput) => {
      const next = conflict ?? edited;
      setEdited(next);
      await mutateAsync({ ...next, after });
    },
    /** Continues with what others have saved. */
    takeTheirs: (theirs: EditedPromotion) => {
      cacheRestaurant(theirs.base);
      setEdited(theirs);
      reset();
    },
  };
}
