import type { OpeningSpan, OpeningWeek } from 'shared-api/contract';
import type { DishPicture } from '../picture-keys.ts';
import type { DemoDish, DemoGroup, DemoLanguage, DemoMenuCategory, DemoOption, DemoText } from '../types.ts';

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

/** `name | description` in each language. */
type TextLines = Readonly<Record<DemoLanguage, `${string} | ${string}`>>;

function textOf(line: string): DemoText {
  const [name = '', description = ''] = line.split(' | ');
  return { name, description };
}

/** The texts of a restaurant or a dish, a line for each language. */
export function inLanguages({ fr, ar, en }: TextLines): Record<DemoLanguage, DemoText> {
  return { fr: textOf(fr), ar: textOf(ar), en: textOf(en) };
}

/** One dish; its key follows from its French name. */
export function dish(price: number, image: DishPicture | null, lines: TextLines): DemoDish {
  const texts = inLanguages(lines);
  return { key: keyOf(texts.fr.name), texts, price, image };
}

/** Dishes of which something is chosen. */
export function withGroups(groups: readonly DemoGroup[], ...dishes: DemoDish[]): DemoDish[] {
  return dishes.map((one) => ({ ...one, groups }));
}

/** An option by its price and its names in French, Arabic and English. */
export function option(price: number, fr: string, ar: string, en: string): DemoOption {
  return { price, names: { fr, ar, en } };
}

/** A group of which exactly one option is chosen. */
export function oneOf(names: DemoGroup['names'], ...options: DemoOption[]): DemoGroup {
  return { names, min: 1, max: 1, free: 0, isRepeatable: false, options };
}

/** A group of which nothing has to be chosen. */
export function upTo(
  rules: Pick<DemoGroup, 'max'> & Partial<Pick<DemoGroup, 'free' | 'isRepeatable'>>,
  names: DemoGroup['names'],
  ...options: DemoOption[]
): DemoGroup {
  return { min: 0, free: 0, isRepeatable: false, ...rules, names, options };
}

export function menuCategory(
  names: Readonly<Record<DemoLanguage, string>>,
  ...items: DemoDish[]
): DemoMenuCategory {
  return { names, items };
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
