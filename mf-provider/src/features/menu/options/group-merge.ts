import { interleave, isKept, mergeTexts, type Chosen } from '../merge.ts';
import type { MenuVersions } from '../versions.ts';
import type { DraftGroup, DraftOption, GroupsDraft } from './group-draft.ts';
import { groupsByKey } from './group-versions.ts';

function mergeOption(mine: DraftOption, theirs: DraftOption, chosen: Chosen): DraftOption {
  const { key } = mine;
  const pick = (field: string) => (chosen(`${key}.${field}`) === 'theirs' ? theirs : mine);
  return {
    ...mine,
    name: pick('name').name,
    price: pick('price').price,
    translations: mergeTexts(key, mine.translations, theirs.translations, chosen),
  };
}

function mergeOptions(mine: DraftGroup, theirs: DraftGroup, chosen: Chosen): DraftOption[] {
  const ours = new Map(mine.options.map((option) => [option.key, option]));
  const others = new Map(theirs.options.map((option) => [option.key, option]));
  const isTheirOrder = chosen(`${mine.key}.order`) === 'theirs';
  const [first, second] = isTheirOrder ? [others, ours] : [ours, others];
  return interleave([...first.keys()], [...second.keys()]).flatMap((key) => {
    const a = ours.get(key);
    const b = others.get(key);
    if (a && b) return [mergeOption(a, b, chosen)];
    if (a) return isKept(chosen, key, undefined, 'mine') ? [a] : [];
    return b && isKept(chosen, key, undefined, 'theirs') ? [b] : [];
  });
}

/** No more is required than is left, now that rule and options may come from different sides. */
function withRule(group: DraftGroup): DraftGroup {
  const { min, isRepeatable, options } = group;
  return isRepeatable ? group : { ...group, min: Math.min(min, options.length) };
}

function mergeGroup(mine: DraftGroup, theirs: DraftGroup, chosen: Chosen): DraftGroup {
  const { key, isNew } = mine;
  const { min, max, free, isRepeatable } = chosen(`${key}.rule`) === 'theirs' ? theirs : mine;
  return withRule({
    ...{ key, isNew, min, max, free, isRepeatable },
    name: (chosen(`${key}.name`) === 'theirs' ? theirs : mine).name,
    translations: mergeTexts(key, mine.translations, theirs.translations, chosen),
    options: mergeOptions(mine, theirs, chosen),
  });
}

/** Merges the options of both versions. A group of which the two sides together deleted every option is gone. */
export function mergeGroups({ mine, theirs }: MenuVersions, chosen: Chosen): GroupsDraft {
  const ours = groupsByKey(mine.groups);
  const others = groupsByKey(theirs.groups);
  return interleave([...ours.keys()], [...others.keys()])
    .flatMap((key) => {
      const a = ours.get(key);
      const b = others.get(key);
      if (a && b) return [mergeGroup(a, b, chosen)];
      if (a) return isKept(chosen, key, undefined, 'mine') ? [a] : [];
      return b && isKept(chosen, key, undefined, 'theirs') ? [b] : [];
    })
    .filter(({ options }) => options.length > 0);
}
