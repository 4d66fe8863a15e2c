import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { useApi } from 'shared-api';
import { isRunning, promotionCodeOf, type Offer, type Restaurant } from 'shared-api/contract';
import type { CheckoutForm } from './checkout-form.ts';
import { codeRefusal, codeRefusalOf, type CodeRefusal } from './code-refusal.ts';
import { codeOfferQuery } from './get-code-offer.ts';

/** A promotion's code in the form, and what it gives. */
export interface PromotionCode {
  /** Null without a code that was accepted. */
  readonly offer: Offer | null;
  /** Why the typed code gives nothing. */
  readonly refusal: CodeRefusal | undefined;
  readonly isChecking: boolean;
  /** Whether a code is typed of which it is not known yet what it gives. */
  readonly isUnanswered: boolean;
  /** Looks the typed code up. */
  readonly apply: () => void;
  readonly remove: () => void;
  /** The service does not accept the applied code in an order. */
  readonly refuse: (refusal: CodeRefusal) => void;
}

/** Looks up the code that the form has applied, also after a reload. @param now milliseconds since the epoch */
export function usePromotionCode(
  form: UseFormReturn<CheckoutForm>,
  restaurant: Restaurant,
  now: number,
): PromotionCode {
  const queryClient = useQueryClient();
  const [text, applied] = useWatch({ control: form.control, name: ['code', 'appliedCode'] });
  const lookUp = codeOfferQuery(useApi(), restaurant.id, applied);
  const query = useQuery({ ...lookUp, enabled: applied !== '' });
  // Only for the text that it was about: another one is not refused yet.
  const [refused, setRefused] = useState<{ readonly text: string; readonly refusal: CodeRefusal }>();
  const offer = (applied !== '' && query.data) || null;

  function refusalNow(): CodeRefusal | undefined {
    if (refused?.text === text) return refused.refusal;
    if (offer) return isRunning({ from: null, until: offer.until }, now) ? undefined : codeRefusal('ended');
    return query.error && !query.isFetching ? codeRefusalOf(query.error) : undefined;
  }

  function refuse(refusal: CodeRefusal) {
    queryClient.removeQueries(lookUp);
    form.setValue('appliedCode', '');
    setRefused({ text, refusal });
  }

  function apply() {
    if (query.isFetching) return;
    const code = promotionCodeOf(text);
    if (code === null) {
      refuse(codeRefusal(text.trim() === '' ? 'missing' : 'unknown'));
      return;
    }
    setRefused(undefined);
    if (code === applied) void query.refetch();
    else form.setValue('appliedCode', code);
  }

  const refusal = refusalNow();
  return {
    ...{ offer, refusal, apply, refuse },
    isChecking: query.isFetching,
    isUnanswered: text.trim() !== '' && offer === null && refusal === undefined,
    remove: () => {
      form.setValue('appliedCode', '');
      form.setValue('code', '');
    },
  };
}
