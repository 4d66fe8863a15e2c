import { foldName } from 'shared-api/contract';
import { isSameTexts, type DraftTexts } from '../../../lib/translation/translations.ts';
import type { DraftCategory, DraftItem, MenuDraft } from '../menu-draft.ts';
import { newKey } from '../new-key.ts';
import { applyTexts, mergeTexts, type FileText } from './file-texts.ts';
import type { OptionsPlan } from './plan-options.ts';
import type { FileRow } from './read-menu-file.ts';

/** A dish and the name of its category. */
export interface NamedItem {
  readonly item: DraftItem;
  readonly category: string;
}

/** A dish that differs in the file. */
export interface ChangedItem {
  readonly before: NamedItem;
  readonly after: NamedItem;
}

/** A category of the menu whose texts in other languages differ in the file. */
export interface ChangedCategory {
  readonly category: string;
  readonly before: DraftTexts;
  readonly after: DraftTexts;
}

/** The changes that an import would make. */
export interface ImportPlan {
  readonly added: readonly NamedItem[];
  readonly changed: readonly ChangedItem[];
  readonly categories: readonly ChangedCategory[];
  /** Dishes of the menu that are not in the file. */
  readonly missing: readonly NamedItem[];
  /** The menu after the import; the dishes that are not in the file stay, unless they are to be removed. */
  readonly result: (isMissingRemoved: boolean) => MenuDraft;
}

function namedItems(menu: MenuDraft): NamedItem[] {
  return menu.flatMap(({ category, items }) => items.map((item) => ({ item, category })));
}

/** Matches each row with a dish: by id, else by category and name, else by a name that is unique. */
function matchRows(rows: readonly FileRow[], menu: MenuDraft): Map<FileRow, NamedItem> {
  const free = new Set(namedItems(menu));
  const matches = new Map<FileRow, NamedItem>();
  const pass = (isMatch: (row: FileRow, candidate: NamedItem) => boolean) => {
    for (const row of rows) {
      if (!row.item || matches.has(row)) continue;
      const found = [...free].filter((candidate) => isMatch(row, candidate));
      const [first] = found;
      if (!first || found.length > 1) continue;
      matches.set(row, first);
      free.delete(first);
    }
  };
  const isSameName = ({ item }: FileRow, candidate: NamedItem) =>
    item !== null && foldName(item.name) === foldName(candidate.item.name);
  pass(({ item }, candidate) => item?.id === candidate.item.key);
  pass(
    (row, candidate) => isSameName(row, candidate) && foldName(row.category) === foldName(candidate.category),
  );
  pass(isSameName);
  return matches;
}

function isChanged({ before, after }: ChangedItem): boolean {
  const a = before.item;
  const b = after.item;
  return (
    before.category !== after.category ||
    a.name !== b.name ||
    a.description !== b.description ||
    a.price !== b.price ||
    a.groups.join(' ') !== b.groups.join(' ') ||
    !isSameTexts(a.translations, b.translations)
  );
}

/** The texts of the file's categories in other languages, by their folded name. */
function textsByCategory(rows: readonly FileRow[]): ReadonlyMap<string, readonly FileText[]> {
  const all = new Map<string, readonly FileText[]>();
  for (const { category, texts } of rows) {
    const name = foldName(category);
    all.set(name, mergeTexts(all.get(name) ?? texts, texts));
  }
  return all;
}

function changedCategories(
  menu: MenuDraft,
  categories: ReadonlyMap<string, DraftCategory>,
): ChangedCategory[] {
  return menu.flatMap(({ category, translations: before }) => {
    const after = categories.get(foldName(category))?.translations ?? before;
    return isSameTexts(before, after) ? [] : [{ category, before, after }];
  });
}

/**
 * Compares a file with a menu; matched dishes preserve id and picture, and their description and options unless the
 * file has a column for them.
 */
export function planImport(
  rows: readonly FileRow[],
  menu: MenuDraft,
  keyOfGroup: OptionsPlan['keyOf'] = () => undefined,
): ImportPlan {
  const matches = matchRows(rows, menu);
  const known = new Map(menu.map((category) => [foldName(category.category), category]));
  const categoryTexts = textsByCategory(rows);
  const categories = new Map<string, DraftCategory & { items: DraftItem[] }>();
  const added: NamedItem[] = [];
  const changed: ChangedItem[] = [];

  for (const row of rows) {
    const name = foldName(row.category);
    const stored = known.get(name);
    const target = categories.get(name) ?? {
      key: stored?.key ?? newKey(),
      isNew: stored?.isNew ?? true,
      category: row.category,
      translations: applyTexts(stored?.translations ?? {}, categoryTexts.get(name) ?? []),
      items: [],
    };
    categories.set(name, target);
    if (!row.item) continue;
    const { name: dish, price } = row.item;
    const before = matches.get(row);
    const description = row.item.description ?? before?.item.description ?? '';
    const translations = applyTexts(before?.item.translations ?? {}, row.item.texts);
    const named = row.item.groups?.flatMap((group) => keyOfGroup(group) ?? []);
    const groups = named ?? before?.item.groups ?? [];
    const texts = { name: dish, description, price, translations, groups };
    const item = before
      ? { ...before.item, ...texts }
      : { ...texts, key: newKey(), isNew: true, image: null };
    target.items.push(item);
    const after = { item, category: target.category };
    if (!before) added.push(after);
    else if (isChanged({ before, after })) changed.push({ before, after });
  }

  const found = new Set([...matches.values()].map(({ item }) => item.key));
  const isMissing = (item: DraftItem) => !found.has(item.key);
  return {
    added,
    changed,
    categories: changedCategories(menu, categories),
    missing: namedItems(menu).filter(({ item }) => isMissing(item)),
    result(isMissingRemoved) {
      if (isMissingRemoved) return [...categories.values()];
      const kept = (category: DraftCategory) => category.items.filter(isMissing);
      const named = [...categories].map(([name, category]) => {
        // An older menu may have two of one name, which become one.
        const stored = menu.filter((one) => foldName(one.category) === name);
        return { ...category, items: [...category.items, ...stored.flatMap(kept)] };
      });
      const others = menu
        .filter(({ category }) => !categories.has(foldName(category)))
        .map((category) => ({ ...category, items: kept(category) }));
      return [...named, ...others];
    },
  };
}
