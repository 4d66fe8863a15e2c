import { toMinor, type ChoosableGroup, type Restaurant } from 'shared-api/contract';
import type { OwnTexts } from 'shared-api/own-text';
import type { ShownGroup } from 'shared-ui/option-group';
import { isSoldOutAt } from '../../../lib/availability/is-sold-out.ts';
import type { DraftGroup, GroupsDraft } from './group-draft.ts';

/** A group as a customer sees it and as its choice is priced. */
export type PreviewedGroup = ShownGroup & ChoosableGroup;

interface PreviewedMenu {
  readonly restaurant: Restaurant;
  /** Names as a reader of the page's language sees them. */
  readonly texts: OwnTexts;
  readonly now: number;
}

/** Groups of the draft as customers will see them: required ones first, sold out what is sold out now. */
export function previewGroups(groups: GroupsDraft, menu: PreviewedMenu): readonly PreviewedGroup[] {
  const isRequired = ({ min }: DraftGroup) => min > 0;
  return [...groups.filter(isRequired), ...groups.filter((group) => !isRequired(group))].map((group) =>
    previewGroup(group, menu),
  );
}

function previewGroup(group: DraftGroup, { restaurant, texts, now }: PreviewedMenu): PreviewedGroup {
  const stored = [
    ...restaurant.menu.flatMap(({ items }) => items),
    ...(restaurant.optionGroups?.flatMap((entry) => entry.options) ?? []),
  ];
  const isSoldOut = (key: string) =>
    isSoldOutAt(stored.find(({ id }) => id === key)?.soldOutUntil ?? null, now);
  const { key, min, max, free, isRepeatable, options } = group;
  return {
    ...{ id: `preview-${key}`, min, max, free, isRepeatable },
    label: texts.name(group),
    options: options.map((option) => ({
      id: option.key,
      label: texts.name(option),
      price: toMinor(option.price),
      isSoldOut: isSoldOut(option.dish ?? option.key),
    })),
  };
}
