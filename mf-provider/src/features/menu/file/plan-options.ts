import { foldName, OPTION_LIMITS } from 'shared-api/contract';
import type { EditedMenu } from '../edited-menu.ts';
import type { MenuDraft } from '../menu-draft.ts';
import { dishNames } from '../options/courses.ts';
import type { DraftGroup, DraftOption, GroupRule, GroupsDraft } from '../options/group-draft.ts';
import { newKey } from '../new-key.ts';
import { applyTexts, mergeTexts } from './file-texts.ts';
import { fileNamesOf } from './option-lines.ts';
import type { FileProblem } from './file-problem.ts';
import type { FileRow } from './read-menu-file.ts';
import type { FileOption } from './read-option-line.ts';

/** Options that differ in the file, or are new. */
export interface ChangedGroup {
  readonly before: DraftGroup | undefined;
  readonly after: DraftGroup;
}

/** What a file says of the options of a menu; groups and options that it does not name stay. */
export interface OptionsPlan {
  /** The groups over a menu that has every dish that they name. */
  readonly groupsOver: (menu: MenuDraft) => GroupsDraft;
  readonly changed: readonly ChangedGroup[];
  /** The group of a name in the file. */
  readonly keyOf: (name: string) => string | undefined;
  readonly problems: readonly FileProblem[];
}

/** The rule of a new group of which the file says nothing: any of them, or none. */
const NO_RULE: GroupRule = { min: 0, max: OPTION_LIMITS.chosen, free: 0, isRepeatable: false };

/** An option that is planned; `dishName` is the dish that it is to stand for. */
interface PlannedOption extends DraftOption {
  readonly dishName?: string;
}

interface PlannedGroup extends DraftGroup {
  readonly options: readonly PlannedOption[];
}

/** Matches each line with an option of the group: by id, else by name. */
function planOptionsOf(lines: readonly FileOption[], stored: readonly DraftOption[]): PlannedOption[] {
  const free = new Set(stored);
  const matches = new Map<FileOption, DraftOption>();
  const pass = (isMatch: (line: FileOption, option: DraftOption) => boolean) => {
    for (const line of lines) {
      const found = matches.has(line) ? undefined : [...free].find((option) => isMatch(line, option));
      if (!found) continue;
      matches.set(line, found);
      free.delete(found);
    }
  };
  pass(({ id }, { key }) => id === key);
  pass(({ name }, option) => foldName(name) === foldName(option.name));
  const planned = lines.map((line): PlannedOption => {
    const before = matches.get(line);
    const { name, price, isDish = before?.dish !== undefined } = line;
    const { dish, ...kept } = before ?? { key: newKey(), isNew: true, translations: {} };
    if (!isDish) return { ...kept, name, price, translations: applyTexts(kept.translations, line.texts) };
    const isSame = before !== undefined && dish !== undefined && foldName(before.name) === foldName(name);
    return isSame ? { ...before, price } : { ...kept, name, price, translations: {}, dishName: name };
  });
  return [...planned, ...free];
}

function planGroup(lines: readonly FileOption[], stored: DraftGroup | undefined): PlannedGroup {
  const [first] = lines;
  const { min, max, free, isRepeatable } = stored ?? NO_RULE;
  const texts = lines.map(({ groupTexts }) => groupTexts).reduce(mergeTexts, first?.groupTexts ?? []);
  return {
    ...(stored ?? { key: newKey(), isNew: true, name: first?.group ?? '' }),
    ...{ min, max, free, isRepeatable },
    ...lines.reduce<Partial<GroupRule>>((rule, line) => ({ ...rule, ...line.rule }), {}),
    translations: applyTexts(stored?.translations ?? {}, texts),
    options: planOptionsOf(lines, stored?.options ?? []),
  };
}

function problemsOfLines(lines: readonly FileOption[]): FileProblem[] {
  const ids = new Map<string, number>();
  const rule = new Map<string, unknown>();
  return lines.flatMap(({ line, id, name, rule: given }) => {
    const identity = id || `\n${foldName(name)}`;
    const before = ids.get(identity);
    ids.set(identity, before ?? line);
    const differs = Object.entries(given).some(([field, value]) => (rule.get(field) ?? value) !== value);
    for (const [field, value] of Object.entries(given)) rule.set(field, value);
    return [
      ...(before === undefined ? [] : [{ line, problem: 'option_repeated' as const, value: String(before) }]),
      ...(differs ? [{ line, problem: 'rule_differs' as const, value: '' }] : []),
    ];
  });
}

function problemsOfGroup(group: DraftGroup, line: number): FileProblem[] {
  const { name, min, max, free, isRepeatable, options } = group;
  const wrong = (isWrong: boolean, problem: FileProblem['problem']) =>
    isWrong ? [{ line, problem, value: name }] : [];
  return [
    ...wrong(min > max, 'rule_min'),
    ...wrong(min <= max && !isRepeatable && min > options.length, 'rule_min_options'),
    ...wrong(free > max, 'rule_free'),
    ...wrong(options.length > OPTION_LIMITS.optionsOfGroup, 'group_over'),
  ];
}

/** Gives options that are to stand for a dish its key. */
function withDishes(groups: readonly PlannedGroup[], menu: MenuDraft): GroupsDraft {
  const keys = new Map([...dishNames(menu)].map(([key, { name }]) => [foldName(name), key]));
  return groups.map((group) => ({
    ...group,
    options: group.options.map(({ dishName, ...option }) =>
      dishName === undefined ? option : { ...option, dish: keys.get(foldName(dishName)) },
    ),
  }));
}

function problemsOfCourses(
  lines: readonly FileOption[],
  rows: readonly FileRow[],
  menu: MenuDraft,
): FileProblem[] {
  const names = [...dishNames(menu).values(), ...rows.flatMap(({ item }) => item ?? [])];
  const known = new Set(names.map(({ name }) => foldName(name)));
  return lines.flatMap(({ line, isDish, name }) =>
    isDish && !known.has(foldName(name)) ? [{ line, problem: 'dish_unknown' as const, value: name }] : [],
  );
}

function problemsOfDishes(rows: readonly FileRow[], plan: Pick<OptionsPlan, 'keyOf'>): FileProblem[] {
  return rows.flatMap(({ line, item }) => {
    const names = item?.groups ?? [];
    const unknown = names.filter((name) => plan.keyOf(name) === undefined);
    return [
      ...unknown.map((value) => ({ line, problem: 'option_unknown' as const, value })),
      ...(names.length > OPTION_LIMITS.groupsOfItem
        ? [{ line, problem: 'dish_groups_over' as const, value: item?.name ?? '' }]
        : []),
    ];
  });
}

/** Compares the options of a file with those of a menu; matched options keep their ids. */
export function planOptions(
  options: readonly FileOption[],
  rows: readonly FileRow[],
  { menu, groups: stored }: EditedMenu,
): OptionsPlan {
  const names = fileNamesOf(stored);
  const known = new Map(stored.map((group) => [foldName(names.get(group.key) ?? ''), group]));
  const byName = Map.groupBy(options, ({ group }) => foldName(group));
  const planned = new Map([...byName].map(([name, lines]) => [name, planGroup(lines, known.get(name))]));
  const plannedOf = (group: DraftGroup): PlannedGroup =>
    planned.get(foldName(names.get(group.key) ?? '')) ?? group;
  const added = [...planned].filter(([name]) => !known.has(name));
  const groups = [...stored.map(plannedOf), ...added.map(([, group]) => group)];
  const keys = new Map([...known, ...planned].map(([name, { key }]) => [name, key]));
  const keyOf = (name: string) => keys.get(foldName(name));
  const lastLine = options.at(-1)?.line ?? 1;
  const count = groups.reduce((sum, group) => sum + group.options.length, 0);
  const over = (isOver: boolean, problem: FileProblem['problem']) =>
    isOver ? [{ line: lastLine, problem, value: '' }] : [];
  return {
    groupsOver: (next) => withDishes(groups, next),
    keyOf,
    changed: [...planned].flatMap(([name, after]) => {
      const before = known.get(name);
      return before && JSON.stringify(before) === JSON.stringify({ ...before, ...after })
        ? []
        : [{ before, after }];
    }),
    problems: [
      ...[...byName].flatMap(([name, lines]) => {
        const group = planned.get(name);
        return [...problemsOfLines(lines), ...(group ? problemsOfGroup(group, lines[0]?.line ?? 1) : [])];
      }),
      ...problemsOfCourses(options, rows, menu),
      ...problemsOfDishes(rows, { keyOf }),
      ...over(groups.length > OPTION_LIMITS.groups, 'groups_over'),
      ...over(count > OPTION_LIMITS.options, 'options_over'),
    ].sort((a, b) => a.line - b.line),
  };
}
