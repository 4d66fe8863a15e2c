import type { DetailsItem } from '../details/details.tsx';
import { formatList } from '../format/format.ts';
import { formatTime } from '../format/time.ts';

/** Where a takeaway waits, in parts, and until when. */
interface PickUp {
  readonly place: readonly (string | null | undefined)[];
  readonly until: string | null;
}

/** The rows of {@link Details} for where a takeaway waits, and until when; none where nothing is known. */
export function pickUpItems(
  { place, until }: PickUp,
  labels: { readonly at: string; readonly until: string },
  language: string,
): DetailsItem[] {
  const at = formatList(place, language);
  return [
    ...(at ? [{ label: labels.at, value: at }] : []),
    ...(until === null ? [] : [{ label: labels.until, value: formatTime(until) }]),
  ];
}
