import type { UNAPPROVED_MENU } from './restaurant-limits.ts';

/** A menu, stored or to be saved, as far as it is measured. */
export type MeasuredMenu = readonly {
  readonly category: string;
  readonly translations?: object | undefined;
  readonly items: readonly {
    readonly name: string;
    readonly description?: string | undefined;
    readonly translations?: object | undefined;
    readonly image?: string | null | undefined;
  }[];
}[];

export type MenuUse = Record<keyof typeof UNAPPROVED_MENU, number>;

/** How much of `UNAPPROVED_MENU` a menu uses: its dishes, their pictures, and the bytes of all texts as UTF-8. */
export function measureMenu(menu: MeasuredMenu): MenuUse {
  const items = menu.flatMap((category) => category.items);
  const texts = [
    ...menu.map(({ category, translations }) => [category, translations]),
    ...items.map(({ name, description, translations }) => [name, description, translations]),
  ];
  return {
    dishes: items.length,
    pictures: items.filter(({ image }) => Boolean(image)).length,
    textBytes: new TextEncoder().encode(texts.map(textOf).join('')).length,
  };
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'object' && value !== null ? Object.values(value).map(textOf).join('') : '';
}
