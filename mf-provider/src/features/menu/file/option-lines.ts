import { foldName } from 'shared-api/contract';
import type { DraftGroup, DraftOption, GroupsDraft } from '../options/group-draft.ts';

/** Between the groups of a dish in one cell. */
const SEPARATOR = '|';

/** An option of the menu, as a line of the file has it. */
export interface OptionLine {
  readonly group: DraftGroup;
  readonly option: DraftOption;
  /** The rule of the group stands on its first line. */
  readonly isFirst: boolean;
}

/** Every option as a line, group by group. */
export function optionLines(groups: GroupsDraft): readonly OptionLine[] {
  return groups.flatMap((group) =>
    group.options.map((option, index) => ({ group, option, isFirst: index === 0 })),
  );
}

/** The names by which a file knows the groups, by key: no two the same, and none with what stands between them. */
export function fileNamesOf(groups: GroupsDraft): ReadonlyMap<string, string> {
  const used = new Set<string>();
  return new Map(
    groups.map(({ key, name }) => {
      const plain = name.replaceAll(SEPARATOR, '/').trim();
      let unique = plain;
      for (let count = 2; used.has(foldName(unique)); count += 1) unique = `${plain} (${count})`;
      used.add(foldName(unique));
      return [key, unique];
    }),
  );
}

/** The groups of a dish as one cell. */
export function joinGroups(names: readonly string[]): string {
  return names.join(` ${SEPARATOR} `);
}

/** The groups that a cell names, each once. */
export function splitGroups(cell: string): readonly string[] {
  const names = cell
    .split(SEPARATOR)
    .map((name) => name.trim())
    .filter(Boolean);
  return names.filter(
    (name, index) => names.findIndex((other) => foldName(other) === foldName(name)) === index,
  );
}
