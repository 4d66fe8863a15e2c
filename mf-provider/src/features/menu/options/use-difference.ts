import { toMinor } from 'shared-api/contract';
import { useLanguage } from 'shared-ui';
import { formatDifference } from 'shared-ui/option-group';

/** Formats what an option changes, in MRU: `+40.00 MRU`, `−15.00 MRU`. */
export function useDifference(): (price: number) => string {
  const language = useLanguage();
  return (price) => formatDifference(toMinor(price), language);
}
