import type { OpeningSpan, OpeningWeek } from 'shared-api/contract';
import type { DishPicture } from '../picture-keys.ts';
import type { DemoDish, DemoMenuCategory } from '../types.ts';

/** The key of a name: lowercased, accents folded, everything else a hyphen. */
export function keyOf(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('œ', 'oe')
    .replaceAll('ɓ', 'b')
    .replaceAll('ɗ', 'd')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** One dish; its key follows from its name. */
export function dish(
  name: string,
  description: string,
  price: number,
  image: DishPicture | null = null,
): DemoDish {
  return { key: keyOf(name), name, description, price, image };
}

export function menuCategory(category: string, ...items: DemoDish[]): DemoMenuCategory {
  return { category, items };
}

/** `11:00-15:00` as a span; a closing time at or before the opening one is on the next day. */
export function span(text: string): OpeningSpan {
  return { opens: text.slice(0, 5), closes: text.slice(6, 11) };
}

/** The same spans every day. */
export function daily(...spans: string[]): OpeningWeek {
  return Array.from({ length: 7 }, () => spans.map(span));
}

export const ROUND_THE_CLOCK: OpeningWeek = daily('00:00-00:00');

/** Replaces some days of a week; 0 is Monday, 4 is Friday. */
export function withDays(week: OpeningWeek, days: Record<number, readonly string[]>): OpeningWeek {
  return week.map((spans, day) => days[day]?.map(span) ?? spans);
}
