import {
  toAmount,
  type Language,
  type MenuOption,
  type OptionGroup,
  type Translations,
} from 'shared-api/contract';
import { presentAvailability, type PortionsById } from './portions.ts';
import { presentTranslations } from './translations.ts';

/** An option as `OPTION_JSON` returns it; price in minor units. */
export interface OptionJson {
  readonly id: string;
  readonly name: string;
  readonly translations: Translations<'name'>;
  readonly price: number;
  readonly sold_out_until: string | null;
  /** The dish that it stands for; null for one with a name of its own. */
  readonly dish: string | null;
}

/** A group as `GROUP_JSON` returns it. */
export interface GroupJson {
  readonly id: string;
  readonly name: string;
  readonly translations: Translations<'name'>;
  readonly min: number;
  readonly max: number;
  readonly free: number;
  readonly is_repeatable: boolean;
  readonly options: readonly OptionJson[];
}

/** SQL: an option with a name of its own as JSON, over `menu_option o`. */
export const OPTION_JSON = `json_build_object('id', o.id, 'name', o.name, 'translations', o.translations,
  'price', o.price, 'sold_out_until', o.sold_out_until, 'dish', NULL)`;

/** SQL: the same of one that stands for the dish `menu_item d`. */
const DISH_OPTION_JSON = `json_build_object('id', o.id, 'name', d.name, 'translations', d.translations,
  'price', o.price, 'sold_out_until', d.sold_out_until, 'dish', d.id)`;

/** SQL: a group with its options as JSON, over `option_group g`; without those of dishes that are removed. */
export const GROUP_JSON = `json_build_object('id', g.id, 'name', g.name, 'translations', g.translations,
  'min', g.min, 'max', g.max, 'free', g.free, 'is_repeatable', g.is_repeatable,
  'options', COALESCE((SELECT json_agg(CASE WHEN d.id IS NULL THEN ${OPTION_JSON} ELSE ${DISH_OPTION_JSON} END
      ORDER BY o.position, o.id)
    FROM menu_option o LEFT JOIN menu_item d ON d.id = o.item_id AND d.deleted_at IS NULL
    WHERE o.group_id = g.id AND o.deleted_at IS NULL AND (o.item_id IS NULL OR d.id IS NOT NULL)), '[]'))`;

/** Column of the option groups of a restaurant `r`, in the order shown. */
export const GROUPS_COLUMN = `COALESCE((SELECT json_agg(${GROUP_JSON} ORDER BY g.position, g.id)
  FROM option_group g WHERE g.restaurant_id = r.id AND g.deleted_at IS NULL), '[]') AS option_groups`;

/** The id by which the portions of an option are counted: those of its dish are one number. */
export function countedId({ id, dish }: Pick<OptionJson, 'id' | 'dish'>): string {
  return dish ?? id;
}

/** Without the descriptions of a dish. */
function namesOf(translations: Translations<'name'>): Translations<'name'> {
  return Object.fromEntries(
    Object.entries(translations).map(([language, { name }]) => [
      language,
      name === undefined ? {} : { name },
    ]),
  );
}

/** @param language that of the restaurant's original texts */
export function presentOption(
  option: OptionJson,
  language: Language | null,
  portions: PortionsById,
  now: number,
): MenuOption {
  const { id, name, dish } = option;
  return {
    id,
    name,
    ...presentTranslations(namesOf(option.translations), language),
    price: toAmount(option.price),
    ...presentAvailability({ ...option, id: countedId(option) }, portions, now),
    ...(dish !== null && { dish }),
  };
}

/** The groups as a reply has them: not at all where there are none. */
export function presentGroups(
  groups: readonly GroupJson[],
  language: Language | null,
  portions: PortionsById,
  now: number,
): { optionGroups?: OptionGroup[] } {
  if (groups.length === 0) return {};
  return {
    optionGroups: groups.map(({ is_repeatable: isRepeatable, translations, options, ...group }) => ({
      ...group,
      ...presentTranslations(translations, language),
      isRepeatable,
      options: options.map((option) => presentOption(option, language, portions, now)),
    })),
  };
}
