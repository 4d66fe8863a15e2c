import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Checkbox, formatList, formatMoney, Notice, StatusBadge, useLanguage } from 'shared-ui';
import { TEXT_PLACES, textIn } from '../../../lib/translation/translations.ts';
import type { EditedMenu } from '../edited-menu.ts';
import type { MenuDraft } from '../menu-draft.ts';
import type { GroupsDraft } from '../options/group-draft.ts';
import { isUnusualPrice, usualPrice } from '../usual-price.ts';
import { ChangeLines } from './change-lines.tsx';
import { columnOfText } from './file-texts.ts';
import { GroupChange } from './group-change.tsx';
import type { OptionsPlan } from './plan-options.ts';
import type { ChangedCategory, ChangedItem, ImportPlan, NamedItem } from './plan-import.ts';
import { useColumnLabel } from './use-column-label.ts';
import classes from './import-dialog.module.css';

interface ImportPreviewProps {
  plan: ImportPlan;
  options: OptionsPlan;
  /** The menu on screen. */
  before: EditedMenu;
  result: MenuDraft;
  /** Closes without importing. */
  isNothing: boolean;
  /** The dishes that are not in the file are removed. */
  isRemoving: boolean;
  onRemovingChange: (isRemoving: boolean) => void;
}

/** Previews what an import would change. */
export function ImportPreview(props: ImportPreviewProps) {
  const { plan, options, before, result, isNothing, isRemoving, onRemovingChange } = props;
  const { added, changed, categories, missing } = plan;
  const { t } = useTranslation('provider-menu');
  const usual = usualPrice(result);
  const isContentChanged =
    added.length +
      changed.length +
      categories.length +
      options.changed.length +
      (isRemoving ? missing.length : 0) >
    0;
  return (
    <div className={classes.preview}>
      {isNothing && <Notice live="none">{t('file.nothing')}</Notice>}
      {!isNothing && !isContentChanged && <Notice live="none">{t('file.only_order')}</Notice>}
      <Group title={t('file.added', { count: added.length })} tone="added">
        {added.map((named) => (
          <Dish key={named.item.key} named={named} usual={usual} />
        ))}
      </Group>
      <Group title={t('file.changed', { count: changed.length })} tone="changed">
        {changed.map((change) => (
          <Change
            key={change.after.item.key}
            change={change}
            groups={{ before: before.groups, after: options.groupsOver(result) }}
            usual={usual}
          />
        ))}
      </Group>
      <Group title={t('file.categories', { count: categories.length })} tone="changed">
        {categories.map((change) => (
          <CategoryChange key={change.category} change={change} />
        ))}
      </Group>
      <Group title={t('file.options_changed', { count: options.changed.length })} tone="changed">
        {options.changed.map((change) => (
          <GroupChange key={change.after.key} change={change} />
        ))}
      </Group>
      <Group
        title={t(isRemoving ? 'file.removed' : 'file.kept', { count: missing.length })}
        tone={isRemoving ? 'removed' : 'kept'}
        note={
          <Checkbox
            label={t('file.remove_missing', { count: missing.length })}
            checked={isRemoving}
            onChange={(event) => onRemovingChange(event.currentTarget.checked)}
          />
        }
      >
        {missing.map((named) => (
          <Dish key={named.item.key} named={named} usual={undefined} />
        ))}
      </Group>
    </div>
  );
}

interface GroupProps {
  title: string;
  tone: 'added' | 'changed' | 'kept' | 'removed';
  note?: ReactNode;
  children: ReactNode[];
}

function Group(props: GroupProps) {
  const { title, tone, note, children } = props;
  if (children.length === 0) return null;
  return (
    <section className={classes[tone]}>
      <h3 className={classes.title}>{title}</h3>
      {note}
      <ul className={classes.dishes}>{children}</ul>
    </section>
  );
}

function Dish(props: { named: NamedItem; usual: number | undefined }) {
  const { item, category } = props.named;
  const language = useLanguage();
  return (
    <li>
      <bdi className={classes.name}>{item.name}</bdi> · <bdi translate="no">{category}</bdi> ·{' '}
      {formatMoney(item.price, language)} <PriceCheck price={item.price} usual={props.usual} />
    </li>
  );
}

function namesOf({ item }: NamedItem, groups: GroupsDraft, language: string): string {
  const names = item.groups.flatMap((key) => groups.find((group) => group.key === key)?.name ?? []);
  return formatList(names, language);
}

interface ChangeProps {
  change: ChangedItem;
  groups: Readonly<Record<'before' | 'after', GroupsDraft>>;
  usual: number | undefined;
}

function Change(props: ChangeProps) {
  const { groups } = props;
  const { before, after } = props.change;
  const { t } = useTranslation('provider-menu');
  const language = useLanguage();
  const price = ({ item }: NamedItem) => formatMoney(item.price, language);
  const labelOf = useColumnLabel();
  const texts = TEXT_PLACES.map((place) => ({
    label: labelOf(columnOfText('item', place)),
    old: textIn(before.item.translations, place),
    now: textIn(after.item.translations, place),
  }));
  const lines = [
    { label: t('file.column_name'), old: before.item.name, now: after.item.name },
    { label: t('file.column_category'), old: before.category, now: after.category },
    { label: t('file.column_price'), old: price(before), now: price(after) },
    { label: t('file.column_description'), old: before.item.description, now: after.item.description },
    {
      label: t('file.column_options'),
      old: namesOf(before, groups.before, language),
      now: namesOf(after, groups.after, language),
    },
    ...texts,
  ];
  return (
    <li>
      <bdi className={classes.name}>{before.item.name}</bdi>{' '}
      {before.item.price !== after.item.price && <PriceCheck price={after.item.price} usual={props.usual} />}
      <ChangeLines lines={lines} />
    </li>
  );
}

function CategoryChange({ change }: { change: ChangedCategory }) {
  const labelOf = useColumnLabel();
  const lines = TEXT_PLACES.map((place) => ({
    label: labelOf(columnOfText('category', place)),
    old: textIn(change.before, place),
    now: textIn(change.after, place),
  }));
  return (
    <li>
      <bdi className={classes.name}>{change.category}</bdi> <ChangeLines lines={lines} />
    </li>
  );
}

function PriceCheck(props: { price: number; usual: number | undefined }) {
  const { t } = useTranslation('provider-menu');
  if (!isUnusualPrice(props.price, props.usual)) return null;
  return <StatusBadge tone="warning">{t('item.price_check')}</StatusBadge>;
}
