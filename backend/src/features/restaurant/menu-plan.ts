import { newId } from '../../infra/database/new-id.ts';
import type { InputOf } from '../../infra/http/contract-types.ts';
import { invalidField } from '../../infra/http/service-error.ts';
import { toMinor } from '../../lib/money.ts';
import type { Pictures } from './pictures.ts';

/** The whole menu in an update's request body. */
export type MenuInput = NonNullable<InputOf<'restaurant', 'update'>['body']['menu']>;
type ItemInput = MenuInput[number]['items'][number];

/** Fields of a stored dish that stay if the input leaves them out. */
export interface StoredItem {
  readonly id: string;
  readonly image: string | null;
  readonly sold_out_until: Date | null;
}

/** Values of a row of `menu_category`, in the order shown. */
export interface CategoryValues {
  readonly id: string;
  readonly name: string;
}

/** Values of a row of `menu_item`. */
export interface ItemValues {
  readonly id: string;
  readonly categoryId: string;
  readonly name: string;
  readonly description: string;
  readonly price: number;
  readonly image: string | null;
  readonly position: number;
  readonly soldOutUntil: Date | null;
}

/** Collects and checks the rows of a menu input. */
export class MenuPlan {
  readonly categories: CategoryValues[] = [];
  readonly items: ItemValues[] = [];
  readonly #used = new Set<string>();
  readonly #knownCategories: ReadonlySet<string>;
  readonly #knownItems: ReadonlyMap<string, StoredItem>;
  readonly #pictures: Pictures;
  readonly #now: number;

  constructor(
    knownCategories: ReadonlySet<string>,
    knownItems: ReadonlyMap<string, StoredItem>,
    pictures: Pictures,
    now: number,
  ) {
    this.#knownCategories = knownCategories;
    this.#knownItems = knownItems;
    this.#pictures = pictures;
    this.#now = now;
  }

  async add(category: MenuInput[number], path: string): Promise<void> {
    const id = this.#idOf(category.id, this.#knownCategories, path);
    this.categories.push({ id, name: category.category });
    for (const [index, item] of category.items.entries()) {
      this.items.push(await this.#itemOf(item, id, index, `${path}.items.${index}`));
    }
  }

  async #itemOf(item: ItemInput, categoryId: string, position: number, path: string): Promise<ItemValues> {
    const stored = item.id === undefined ? undefined : this.#knownItems.get(item.id);
    return {
      id: this.#idOf(item.id, this.#knownItems, path),
      categoryId,
      name: item.name,
      description: item.description,
      price: toMinor(item.price),
      image: await this.#pictures.nameOf(item.image, stored?.image ?? null, `${path}.image`),
      position,
      soldOutUntil: soldOutUntil(item.soldOutUntil, stored?.sold_out_until ?? null),
    };
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
