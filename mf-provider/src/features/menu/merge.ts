import type { Side } from '../../lib/conflict/difference.ts';
import { collectTexts, textIn, type DraftTexts } from '../../lib/translation/translations.ts';
import { presenceId, textId } from './versions.ts';

/** The side chosen for a difference; undefined where there is none. */
export type Chosen = (id: string) => Side | undefined;

/** Merges two lists in the order of the first; entries of the second alone follow their neighbour there. */
export function interleave(first: readonly string[], second: readonly string[]): string[] {
  const merged = [...first];
  second.forEach((key, index) => {
    if (merged.includes(key)) return;
    const before = second.slice(0, index).findLast((candidate) => merged.includes(candidate));
    merged.splice(before === undefined ? 0 : merged.indexOf(before) + 1, 0, key);
  });
  return merged;
}

/** Whether an entry that one side alone has is in the result, by its own choice or that of what it belongs to. */
export function isKept(chosen: Chosen, key: string, parentKey: string | undefined, owner: Side): boolean {
  const side = chosen(presenceId(key)) ?? (parentKey && chosen(presenceId(parentKey)));
  return side === owner;
}

/** Merges the texts in other languages one by one. */
export function mergeTexts(key: string, mine: DraftTexts, theirs: DraftTexts, chosen: Chosen): DraftTexts {
  return collectTexts((place) => textIn(chosen(textId(key, place)) === 'theirs' ? theirs : mine, place));
}
