import { isSameTexts, type DraftTexts } from '../../../lib/translation/translations.ts';
import {
  compareField,
  comparePresence,
  eachVersion,
  keysOf,
  named,
  textDifferences,
  type MenuDifference,
  type MenuVersions,
  type Versions,
} from '../versions.ts';
import type { DraftGroup, DraftOption, GroupsDraft } from './group-draft.ts';

/** The groups by key. */
export function groupsByKey(groups: GroupsDraft): ReadonlyMap<string, DraftGroup> {
  return new Map(groups.map((group) => [group.key, group]));
}

/** The options of all groups by key. */
export function optionsByKey(groups: GroupsDraft): ReadonlyMap<string, DraftOption> {
  return new Map(groups.flatMap(({ options }) => options.map((option) => [option.key, option] as const)));
}

/** The rule as one text that can be compared. */
function ruleOf(group: DraftGroup | undefined): string {
  return group ? [group.min, group.max, group.free, group.isRepeatable].join(' ') : '';
}

/** The name, or the dish whose name it has. */
function identityOf(option: DraftOption | undefined): string | undefined {
  return option?.dish ?? option?.name;
}

/** The texts of its own. */
function textsOf({ dish, translations }: DraftOption): DraftTexts {
  return dish === undefined ? translations : {};
}

function isSameOption(a: DraftOption, b: DraftOption): boolean {
  return identityOf(a) === identityOf(b) && a.price === b.price && isSameTexts(textsOf(a), textsOf(b));
}

function isSameGroup(a: DraftGroup, b: DraftGroup): boolean {
  return (
    a.name === b.name &&
    ruleOf(a) === ruleOf(b) &&
    isSameTexts(a.translations, b.translations) &&
    a.options.length === b.options.length &&
    a.options.every((option, index) => {
      const other = b.options[index];
      return other?.key === option.key && isSameOption(option, other);
    })
  );
}

function optionDifferences(versions: Versions<DraftOption>, key: string): MenuDifference[] {
  const presence = comparePresence(versions, key, isSameOption);
  if (presence) return named('option', key, 'presence', presence);
  return [
    ...named('option', key, 'name', compareField(versions, key, 'name', identityOf)),
    ...named(
      'option',
      key,
      'price',
      compareField(versions, key, 'price', (option) => option?.price),
    ),
    ...textDifferences(versions, key, 'option', textsOf),
  ];
}

/** The order of a group's options that all versions have. */
function orderIn(group: DraftGroup | undefined, versions: Versions<DraftOption>): string {
  const isCommon = (key: string) => Object.values(versions).every((options) => options.has(key));
  return (group?.options ?? [])
    .map(({ key }) => key)
    .filter(isCommon)
    .join(' ');
}

function groupDifferences(
  groups: Versions<DraftGroup>,
  options: Versions<DraftOption>,
  key: string,
): MenuDifference[] {
  const presence = comparePresence(groups, key, isSameGroup);
  if (presence) return named('group', key, 'presence', presence);
  const keys = [groups.mine, groups.theirs].flatMap((side) => side.get(key)?.options ?? []);
  return [
    ...named(
      'group',
      key,
      'name',
      compareField(groups, key, 'name', (group) => group?.name),
    ),
    ...named('group', key, 'rule', compareField(groups, key, 'rule', ruleOf)),
    ...textDifferences(groups, key, 'group', ({ translations }) => translations),
    ...[...new Set(keys.map((option) => option.key))].flatMap((option) => optionDifferences(options, option)),
    ...named(
      'group',
      key,
      'order',
      compareField(groups, key, 'order', (group) => orderIn(group, options)),
    ),
  ];
}

/** All differences of the options; those of a group that only one side has are listed as one. */
export function differencesOfGroups(versions: MenuVersions): MenuDifference[] {
  const groups = eachVersion(versions, (edited) => groupsByKey(edited.groups));
  const options = eachVersion(versions, (edited) => optionsByKey(edited.groups));
  return keysOf(groups).flatMap((key) => groupDifferences(groups, options, key));
}
