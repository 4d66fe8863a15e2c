import type { MenuDraft } from './menu-draft.ts';

/** What somebody else did to a menu, by the names of categories and dishes. */
export interface MenuDifference {
  readonly added: readonly string[];
  readonly removed: readonly string[];
  readonly changed: readonly string[];
}

interface Entry {
  readonly name: string;
  /** Everything but the place. */
  readonly content: string;
}

function entriesOf(draft: MenuDraft): Map<string, Entry> {
  return new Map(
    draft.flatMap(({ key, category, items }) => [
      [key, { name: category, content: category }] as const,
      ...items.map((item) => [item.key, { name: item.name, content: JSON.stringify([item, key]) }] as const),
    ]),
  );
}

/** Compares two stored versions of a menu. */
export function menuDifference(before: MenuDraft, after: MenuDraft): MenuDifference {
  const old = entriesOf(before);
  const now = entriesOf(after);
  const names = (entries: Map<string, Entry>, isWanted: (key: string, entry: Entry) => boolean) =>
    [...entries].filter(([key, entry]) => isWanted(key, entry)).map(([, entry]) => entry.name);
  return {
    added: names(now, (key) => !old.has(key)),
    removed: names(old, (key) => !now.has(key)),
    changed: names(now, (key, entry) => old.has(key) && old.get(key)?.content !== entry.content),
  };
}
