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

/** SQL: an option as JSON, over `menu_option o`. */
export const OPTION_JSON = `json_build_object('id', o.id, 'name', o.name, 'translations', o.translations,
  'price', o.price, 'sold_out_until', o.sold_out_until)`;

/** SQL: a group with its options as JSON, over `option_group g`. */
export const GROUP_JSON = `json_build_object('id', g.id, 'name', g.name, 'translations', g.translations,
  'min', g.min, 'max', g.max, 'free', g.free, 'is_repeatable', g.is_repeatable,
  'options', COALESCE((SELECT json_agg(${OPTION_JSON} ORDER BY o.position, o.id)
    FROM menu_option o WHERE o.group_id = g.id AND o.deleted_at IS NULL), '[]'))`;

/** Column of the option groups of a restaurant `r`, in the order shown. */
export const GROUPS_COLUMN = `COALESCE((SELECT json_agg(${GROUP_JSON} ORDER BY g.position, g.id)
  FROM option_group g WHERE g.restaurant_id = r.id AND g.deleted_at IS NULL), '[]') AS option_groups`;

/** @param language that of the restaurant's original texts */
export function presentOption(
  option: OptionJson,
  language: Language | null,
  portions: PortionsById,
  now: number,
): MenuOption {
  return {
    id: option.id,
    name: option.name,
    ...presentTranslations(option.translations, language),
    price: toAmount(option.price),
    ...presentAvailability(option, portions, now),
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
