import { toMinor, type Language, type Translations } from 'shared-api/contract';
import { newId } from '../../infra/database/new-id.ts';
import type { InputOf } from '../../infra/http/contract-types.ts';
import { invalidField } from '../../infra/http/service-error.ts';
import { givenTranslations } from './translations.ts';

/** All option groups in an update's request body. */
export type OptionGroupsInput = NonNullable<InputOf<'restaurant', 'update'>['body']['optionGroups']>;
type GroupInput = OptionGroupsInput[number];
type OptionInput = GroupInput['options'][number];

/** Fields of a stored group that stay if the input leaves them out. */
export interface StoredGroup {
  readonly id: string;
  readonly translations: Translations<'name'>;
}

/** Fields of a stored option that stay if the input leaves them out. */
export interface StoredOption extends StoredGroup {
  readonly group_id: string;
  readonly sold_out_until: Date | null;
  readonly item_id: string | null;
}

/** Values of a row of `option_group`, in the order shown. */
export interface GroupValues extends StoredGroup {
  readonly name: string;
  readonly min: number;
  readonly max: number;
  readonly free: number;
  readonly isRepeatable: boolean;
}

/** Values of a row of `menu_option`. */
export interface OptionValues extends StoredGroup {
  readonly groupId: string;
  readonly name: string;
  readonly price: number;
  readonly position: number;
  readonly soldOutUntil: Date | null;
  /** The dish that it stands for. */
  readonly itemId: string | null;
}

/** What an input of groups is checked against, and what it leaves as it is. */
export interface StoredOptions {
  readonly groups: ReadonlyMap<string, StoredGroup>;
  readonly options: ReadonlyMap<string, StoredOption>;
  /** Ids of the dishes by what an option may call them: their id or, of a new one, its key. */
  readonly dishes: ReadonlyMap<string, string>;
  /** The language of the originals. */
  readonly language: Language | null;
}

/** Collects and checks the rows of an input of option groups. */
export class OptionPlan {
  readonly groups: GroupValues[] = [];
  readonly options: OptionValues[] = [];
  /** Ids of the groups by what a dish may call them: their id or, of a new one, its key. */
  readonly ids = new Map<string, string>();
  readonly #used = new Set<string>();
  readonly #stored: StoredOptions;
  readonly #now: number;

  constructor(stored: StoredOptions, now: number) {
    this.#stored = stored;
    this.#now = now;
  }

  add(group: GroupInput, path: string): void {
    const stored = group.id === undefined ? undefined : this.#stored.groups.get(group.id);
    const id = this.#idOf(group.id, stored !== undefined, path);
    const { name, min, max, free, isRepeatable } = group;
    this.groups.push({
      ...{ id, name, min, max, free, isRepeatable },
      translations: this.#translations(group, stored),
    });
    this.#nameGroup(id, id, `${path}.id`);
    if (group.key !== undefined) this.#nameGroup(group.key, id, `${path}.key`);
    for (const [index, option] of group.options.entries()) {
      this.options.push(this.#optionOf(option, id, index, `${path}.options.${index}`));
    }
  }

  #nameGroup(name: string, id: string, path: string): void {
    if (this.ids.has(name)) throw invalidField(path, 'stands there twice');
    this.ids.set(name, id);
  }

  #optionOf(option: OptionInput, groupId: string, position: number, path: string): OptionValues {
    const known = option.id === undefined ? undefined : this.#stored.options.get(option.id);
    const stored = known?.group_id === groupId ? known : undefined;
    const { name, price, soldOutUntil: until, dish } = option;
    return {
      id: this.#idOf(option.id, stored !== undefined, path),
      ...{ groupId, name, position },
      translations: this.#translations(option, stored),
      price: toMinor(price),
      soldOutUntil:
        until === undefined ? (stored?.sold_out_until ?? null) : until === null ? null : new Date(until),
      itemId: dish === undefined ? (stored?.item_id ?? null) : this.#dishOf(dish, `${path}.dish`),
    };
  }

  #dishOf(name: string | null, path: string): string | null {
    if (name === null) return null;
    const id = this.#stored.dishes.get(name);
    if (id === undefined) throw invalidField(path, 'is not a dish of this menu');
    return id;
  }

  /** Those of the input, or else those that are stored. */
  #translations(
    input: { readonly translations?: Translations<'name'> | undefined },
    stored: StoredGroup | undefined,
  ): Translations<'name'> {
    if (input.translations) return givenTranslations(input.translations, this.#stored.language);
    return stored?.translations ?? {};
  }

  #idOf(id: string | undefined, isKnown: boolean, path: string): string {
    if (id === undefined) return newId(this.#now);
    if (!isKnown) throw invalidField(`${path}.id`, 'is not part of this menu');
    if (this.#used.has(id)) throw invalidField(`${path}.id`, 'stands there twice');
    this.#used.add(id);
    return id;
  }
}
