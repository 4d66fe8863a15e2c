import type { MenuItem } from 'shared-api/contract';

/** A number for today as `PORTIONS_COLUMN` returns it, of a dish or option. */
export interface PortionsJson {
  readonly left: number;
  /** No number from then on. */
  readonly until: string;
}

/** Numbers by the id of the dish or option; null where a restaurant never had one. */
export type PortionsById = Readonly<Record<string, PortionsJson>> | null;

/** Column of the numbers of a restaurant `r`, also of those that have ended. */
export const PORTIONS_COLUMN = `(SELECT json_object_agg(p.id, json_build_object('left', p.portions, 'until', p.until))
  FROM portions_left p WHERE p.restaurant_id = r.id) AS portions`;

/** What decides whether a dish or an option can be had. */
interface Stocked {
  readonly id: string;
  readonly sold_out_until: string | null;
}

/** Whether a dish or an option can be had, as a reply says it: with none left, it is sold out like by its switch. */
export function presentAvailability(
  { id, sold_out_until: switched }: Stocked,
  portions: PortionsById,
  now: number,
): Pick<MenuItem, 'soldOutUntil' | 'portionsLeft' | 'portionsUntil'> {
  const number = portions?.[id];
  const current = number && Date.parse(number.until) > now ? number : undefined;
  const ends = [switched, current?.left === 0 ? current.until : null];
  const until = Math.max(...ends.map((end) => (end === null ? 0 : Date.parse(end))));
  return {
    soldOutUntil: until > now ? new Date(until).toISOString() : null,
    ...(current && { portionsLeft: current.left, portionsUntil: new Date(current.until).toISOString() }),
  };
}
