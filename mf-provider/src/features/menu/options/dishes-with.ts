import type { MenuDraft } from '../menu-draft.ts';

/** Names of the dishes that have a group, in the order of the menu. */
export function dishesWith(draft: MenuDraft, groupKey: string): string[] {
  return draft
    .flatMap(({ items }) => items)
    .filter(({ groups }) => groups.includes(groupKey))
    .map(({ name }) => name);
}
