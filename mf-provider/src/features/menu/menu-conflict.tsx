import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { formatMoney, useLanguage } from 'shared-ui';
import {
  ConflictDialog,
  type ShownDifference,
  type ShownValue,
} from '../../lib/conflict/conflict-dialog.tsx';
import type { Side } from '../../lib/conflict/difference.ts';
import { Thumbnail } from '../../lib/picture/thumbnail.tsx';
import { mergeMenus } from './menu-merge.ts';
import {
  categoriesOf,
  differencesOf,
  itemsOf,
  type MenuDifference,
  type MenuVersions,
} from './menu-versions.ts';
import { toDraft } from './menu-draft.ts';
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
  if (!conflict) return null;
  const versions = { base: toDraft(editor.base.menu), mine: editor.draft, theirs: toDraft(conflict.menu) };
  const differences = differencesOf(versions);
  return (
    <ConflictDialog
      title={t('conflict.title')}
      text={t('conflict.text')}
      differences={differences.map((difference) => show(difference, versions, t, language))}
      isBusy={isSaving}
      onClose={settle}
      onChoose={(choices) => {
        if (choices) saveMerged(conflict, mergeMenus(versions, choices));
        else takeTheirs(conflict);
      }}
    />
  );
}

function show(
  difference: MenuDifference,
  versions: MenuVersions,
  t: TFunction<'provider-menu'>,
  language: string,
): ShownDifference {
  const { key, field, kind } = difference;
  const names = (side: Side) =>
    kind === 'item' ? itemsOf(versions[side]).get(key)?.item.name : categoriesOf(versions[side]).get(key);
  const name = names('mine') ?? names('theirs') ?? '';
  const what = t(`conflict.${kind}_${field}`);
  const value = (side: Side) => valueOf(difference, versions, side, t, language);
  return {
    difference,
    label: kind === 'menu' ? what : `${name} · ${what}`,
    mine: value('mine'),
    theirs: value('theirs'),
  };
}

function valueOf(
  { key, field, kind }: MenuDifference,
  versions: MenuVersions,
  side: Side,
  t: TFunction<'provider-menu'>,
  language: string,
): ShownValue {
  const menu = versions[side];
  const categories = categoriesOf(menu);
  if (kind === 'menu') return { text: menu.map(({ category }) => category).join(', ') };
  if (kind === 'category') return { text: categories.get(key) ?? t('conflict.absent') };
  const placed = itemsOf(menu).get(key);
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
    case 'place':
      return { text: categories.get(categoryKey) ?? '' };
    case 'presence':
      return { text: `${item.name}, ${formatMoney(item.price, language)}` };
    default:
      return { text: item.name };
  }
}
