import { formatMoney } from '../format/format.ts';
import { useLanguage } from '../hooks/use-language.ts';
import { useUiText } from './use-ui-text.ts';

/** How a fee is shown, everywhere: its amount, or that there is none. @returns a function of MRU */
export function useFeeText(): (fee: number) => string {
  const text = useUiText();
  const language = useLanguage();
  return (fee) => (fee === 0 ? text('free') : formatMoney(fee, language));
}
