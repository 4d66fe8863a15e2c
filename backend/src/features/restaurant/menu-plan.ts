import { foldName, toMinor, type Language, type Translations } from 'shared-api/contract';
import { newId } from '../../infra/database/new-id.ts';
import type { InputOf } from '../../infra/http/contract-types.ts';
import { invalidField } from '../../infra/http/service-error.ts';
import type { Pictures } from './pictures.ts';
import { givenTranslations } from './translations.ts';

/** The whole menu in an update's request body. */
export type MenuInput = NonNullable<InputOf<'restaurant', 'update'>['body']['menu']>;
type ItemInput = MenuInput[number]['items'][number];

type NameTranslations = Translations<'name'>;
type TextTranslations = Translations<'name' | 'description'>;

/** A stored category: its translations stay if the input leaves them out. */
export interface StoredCategory {
  readonly id: string;
  /** Null for a deleted one. */
  readonly name: string | null;
  readonly translations: NameTranslations;
}

/** Fields of a stored dish that stay if the input leaves them out. */
export interface StoredItem {
  readonly id: string;
  readonly translations: TextTranslations;
  readonly image: string | null;
  readonly sold_out_until: Date | null;
  readonly option_groups: readonly string[];
}

/** Values of a row of `menu_category`, in the order shown. */
export interface CategoryValues {
  readonly id: string;
  readonly name: string;
  readonly translations: NameTranslations;
}

/** Values of a row of `menu_item`. */
export interface ItemValues {
  readonly id: string;
  readonly categoryId: string;
  readonly name: string;
  readonly description: string;
  readonly translations: TextTranslations;
  readonly price: number;
  readonly image: string | null;
  readonly position: number;
  readonly soldOutUntil: Date | null;
  readonly optionGroups: readonly string[];
}

/** What a menu input is checked against, and what it leaves as it is. */
export interface StoredMenu {
  readonly categories: ReadonlyMap<string, StoredCategory>;
  readonly items: ReadonlyMap<string, StoredItem>;
  readonly pictures: Pictures;
  /** Ids of the option groups by what a dish may call them. */
  readonly groups: ReadonlyMap<string, string>;
  /** Ids of the dishes by their id or, of a new one, its key. */
  readonly dishes: ReadonlyMap<string, string>;
  /** The language of the originals. */
  readonly language: Language | null;
}

/** The ids of what is stored already. */
export function idsOf(inputs: readonly { readonly id?: string | undefined }[]): string[] {
  return inputs.flatMap(({ id }) => (id === undefined ? [] : [id]));
}

/**
 * Ids of the dishes of a menu input by what options may call them: their id or, of a new one, its key.
 *
 * @throws ServiceError `validation_failed` for a key that stands there twice, or beside an id
 */
export function dishIds(menu: MenuInput, now: number): ReadonlyMap<string, string> {
  const ids = new Map<string, string>();
  for (const [place, { items }] of menu.entries()) {
    for (const [index, { id, key }] of items.entries()) {
      if (id !== undefined) ids.set(id, id);
      if (key === undefined) continue;
      const path = `menu.${place}.items.${index}.key`;
      if (id !== undefined) throw invalidField(path, 'is for new dishes');
      if (ids.has(key)) throw invalidField(path, 'stands there twice');
      ids.set(key, newId(now));
    }
  }
  return ids;
}

/** Collects and checks the rows of a menu input. */
export class MenuPlan {
  readonly categories: CategoryValues[] = [];
  readonly items: ItemValues[] = [];
  readonly #used = new Set<string>();
  readonly #stored: StoredMenu;
  readonly #now: number;

  constructor(stored: StoredMenu, now: number) {
    this.#stored = stored;
    this.#now = now;
  }

  async add(category: MenuInput[number], path: string): Promise<void> {
    const { categories } = this.#stored;
    const id = this.#idOf(category.id, categories, path);
    const translations = this.#translations(category, categories);
    this.categories.push({ id, name: category.category, translations });
    for (const [index, item] of category.items.entries()) {
      this.items.push(await this.#itemOf(item, id, index, `${path}.items.${index}`));
    }
  }

  /**
   * Refuses a new or renamed category with the name of another one; two of an older menu may stay until one is renamed.
   *
   * @throws ServiceError `validation_failed`
   */
  checkNames(): void {
    const { categories: stored } = this.#stored;
    for (const [index, { id, name }] of this.categories.entries()) {
      if (stored.get(id)?.name === name) continue;
      const isTaken = this.categories.some((one) => one.id !== id && foldName(one.name) === foldName(name));
      if (isTaken) throw invalidField(`menu.${index}.category`, 'is the name of another category');
    }
  }

  async #itemOf(item: ItemInput, categoryId: string, position: number, path: string): Promise<ItemValues> {
    const { items, pictures } = this.#stored;
    const stored = item.id === undefined ? undefined : items.get(item.id);
    return {
      id: item.key === undefined ? this.#idOf(item.id, items, path) : this.#idOfKey(item.key),
      categoryId,
      name: item.name,
      description: item.description,
      translations: this.#translations(item, items),
      price: toMinor(item.price),
      image: await pictures.nameOf(item.image, stored?.image ?? null, `${path}.image`),
      position,
      soldOutUntil: soldOutUntil(item.soldOutUntil, stored?.sold_out_until ?? null),
      optionGroups: this.#groupsOf(item.optionGroups, stored?.option_groups ?? [], `${path}.optionGroups`),
    };
  }

  /** Those of the input, or else those that are stored and have not been deleted since. */
  #groupsOf(input: readonly string[] | undefined, stored: readonly string[], path: string): string[] {
    const { groups } = this.#stored;
    if (!input) return stored.filter((id) => groups.has(id));
    const ids = input.map((name, index) => {
      const id = groups.get(name);
      if (id === undefined) throw invalidField(`${path}.${index}`, 'is not an option group of this menu');
      return id;
    });
    const repeated = ids.findIndex((id, index) => ids.indexOf(id) < index);
    if (repeated >= 0) throw invalidField(`${path}.${repeated}`, 'stands there twice');
    return ids;
  }

  /** Those of the input, or else those that are stored. */
  #translations<Field extends string>(
    input: { readonly id?: string | undefined; readonly translations?: Translations<Field> | undefined },
    known: ReadonlyMap<string, { readonly translations: Translations<Field> }>,
  ): Translations<Field> {
    if (input.translations) return givenTranslations(input.translations, this.#stored.language);
    return (input.id === undefined ? undefined : known.get(input.id)?.translations) ?? {};
  }

  #idOfKey(key: string): string {
    return this.#stored.dishes.get(key) ?? newId(this.#now);
  }

  #idOf(id: string | undefined, known: { has(id: string): boolean }, path: string): string {
    if (id === undefined) return newId(this.#now);
    if (!known.has(id)) throw invalidField(`${path}.id`, 'is not part of this menu');
    if (this.#used.has(id)) throw invalidField(`${path}.id`, 'stands there twice');
    this.#used.add(id);
    return id;
  }
}

function soldOutUntil(input: string | null | undefined, stored: Date | null): Date | null {
  if (input === undefined) return stored;
  return input === null ? null : new Date(input);
}
