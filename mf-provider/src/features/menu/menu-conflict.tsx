import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { formatMoney, useLanguage, formatList } from 'shared-ui';
import {
  ConflictDialog,
  type ShownDifference,
  type ShownValue,
} from '../../lib/conflict/conflict-dialog.tsx';
import type { Side } from '../../lib/conflict/difference.ts';
import { textIn } from '../../lib/translation/translations.ts';
import { useTextLabel, type TextLabel } from '../../lib/translation/use-text-label.ts';
import { Thumbnail } from '../../lib/picture/thumbnail.tsx';
import { mergeMenus } from './menu-merge.ts';
import { toEdited, type EditedMenu } from './edited-menu.ts';
import { categoriesOf, differencesOf, itemsOf } from './menu-versions.ts';
import { nameOfGroups, useGroupValue, type GroupValue } from './options/group-conflict.ts';
import type { MenuDifference, MenuVersions } from './versions.ts';
import type { MenuEditor } from './use-menu-editor.ts';
import type { useSaveMenu } from './use-save-menu.ts';
import classes from './menu-conflict.module.css';

interface MenuConflictProps {
  editor: MenuEditor;
  saving: ReturnType<typeof useSaveMenu>;
}

/** Asks which version to save after somebody else has saved the menu. */
export function MenuConflict(props: MenuConflictProps) {
  const { editor, saving } = props;
  const { conflict, isSaving, saveMerged, takeTheirs, settle } = saving;
  const { t } = useTranslation('provider-menu');
  const language = useLanguage();
  const labelOf = useTextLabel();
  const groupValue = useGroupValue();
  const reading = { t, language, labelOf, groupValue };
  if (!conflict) return null;
  const versions = { base: toEdited(editor.base), mine: editor.edited, theirs: toEdited(conflict) };
  const differences = differencesOf(versions);
  return (
    <ConflictDialog
      title={t('conflict.title')}
      text={t('conflict.text')}
      differences={differences.map((difference) => show(difference, versions, reading))}
      isBusy={isSaving}
      onClose={settle}
      onChoose={(choices) => {
        if (choices) saveMerged(conflict, mergeMenus(versions, choices));
        else takeTheirs(conflict);
      }}
    />
  );
}

interface Reading {
  readonly t: TFunction<'provider-menu'>;
  readonly language: string;
  readonly labelOf: TextLabel;
  readonly groupValue: GroupValue;
}

function nameOf({ key, kind }: MenuDifference, { menu, groups }: EditedMenu): string | undefined {
  if (kind === 'item') return itemsOf(menu).get(key)?.item.name;
  return kind === 'category' ? categoriesOf(menu).get(key)?.category : nameOfGroups(key, groups);
}

function show(difference: MenuDifference, versions: MenuVersions, reading: Reading): ShownDifference {
  const { t, labelOf } = reading;
  const { field, kind, text } = difference;
  const name = nameOf(difference, versions.mine) ?? nameOf(difference, versions.theirs) ?? '';
  const what = text ? labelOf(text) : t(`conflict.${kind}_${field}`);
  const value = (side: Side) => valueOf(difference, versions[side], reading);
  return {
    difference,
    label: kind === 'menu' ? what : `${name} · ${what}`,
    mine: value('mine'),
    theirs: value('theirs'),
  };
}

function valueOf(
  difference: MenuDifference,
  { menu, groups }: EditedMenu,
  { t, language, groupValue }: Reading,
): ShownValue {
  const { key, field, kind, text } = difference;
  const categories = categoriesOf(menu);
  if (kind === 'group' || kind === 'option') return { text: groupValue(difference, groups) };
  if (kind === 'menu')
    return {
      text: formatList(
        menu.map(({ category }) => category),
        language,
      ),
    };
  const placed = itemsOf(menu).get(key);
  if (text) {
    const texts = kind === 'category' ? categories.get(key)?.translations : placed?.item.translations;
    return { text: textIn(texts ?? {}, text) || t('conflict.nothing') };
  }
  if (kind === 'category') return { text: categories.get(key)?.category ?? t('conflict.absent') };
  if (!placed) return { text: t('conflict.absent') };
  const { item, categoryKey } = placed;
  switch (field) {
    case 'price':
      return { text: formatMoney(item.price, language) };
    case 'description':
      return { text: item.description || t('conflict.nothing') };
    case 'image':
      return item.image === null
        ? { text: t('conflict.nothing') }
        : { text: t('item.picture'), picture: <Thumbnail path={item.image} className={classes.thumbnail} /> };
    case 'groups': {
      const names = item.groups.flatMap((group) => nameOfGroups(group, groups) ?? []);
      return { text: formatList(names, language) || t('conflict.nothing') };
    }
    case 'place':
      return { text: categories.get(categoryKey)?.category ?? '' };
    case 'presence':
      return { text: formatList([item.name, formatMoney(item.price, language)], language) };
    default:
      return { text: item.name };
  }
}
