import { formatMoney } from '../format/format.ts';
import { useLanguage } from '../hooks/use-language.ts';
import { useUiText } from './use-ui-text.ts';

/** What a promotion takes off. `value`: percent, or an amount in MRU. */
export interface Reduction {
  readonly kind: 'percent' | 'amount' | 'free_delivery';
  readonly value: number;
}

/** How a promotion is named, everywhere: `15% off`, `50.00 MRU off`, `Free delivery`. */
export function useReductionText(): (reduction: Reduction) => string {
  const text = useUiText();
  const language = useLanguage();
  return ({ kind, value }) => {
    if (kind === 'free_delivery') return text('off_delivery');
    return kind === 'percent'
      ? text('off_percent', { value })
      : text('off_amount', { amount: formatMoney(value, language) });
  };
}
