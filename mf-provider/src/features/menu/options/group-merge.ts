import { interleave, isKept, mergeTexts, type Chosen } from '../merge.ts';
import type { MenuVersions } from '../versions.ts';
import type { DraftGroup, DraftOption, GroupsDraft } from './group-draft.ts';
import { withinReach } from './courses.ts';
import { groupsByKey } from './group-versions.ts';

function mergeOption(mine: DraftOption, theirs: DraftOption, chosen: Chosen): DraftOption {
  const { key } = mine;
  const pick = (field: string) => (chosen(`${key}.${field}`) === 'theirs' ? theirs : mine);
  const { name, dish } = pick('name');
  return {
    ...mine,
    ...{ name, dish },
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

function mergeGroup(mine: DraftGroup, theirs: DraftGroup, chosen: Chosen): DraftGroup {
  const { key, isNew } = mine;
  const { min, max, free, isRepeatable } = chosen(`${key}.rule`) === 'theirs' ? theirs : mine;
  // Rule and options may come from different sides.
  return withinReach({
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
