import { MISSING_PARTS, type MissingPart, type Schedule } from 'shared-api/contract';

interface Chosen {
  readonly region: string | null;
  readonly schedule: Schedule;
  readonly deliveryFee: number | null;
}

/** What a restaurant lacks before it is listed and takes orders; its owner chooses hours and fee, nobody else. */
export function missingParts({ region, schedule, deliveryFee }: Chosen, hasDishes: boolean): MissingPart[] {
  const lacks: Readonly<Record<MissingPart, boolean>> = {
    dishes: !hasDishes,
    place: region === null,
    hours: schedule.week.every((spans) => spans.length === 0),
    fee: deliveryFee === null,
  };
  return MISSING_PARTS.filter((part) => lacks[part]);
}
