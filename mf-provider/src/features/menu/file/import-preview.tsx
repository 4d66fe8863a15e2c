import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Checkbox, formatMoney, Notice, StatusBadge, useLanguage } from 'shared-ui';
import type { MenuDraft } from '../menu-draft.ts';
import { isUnusualPrice, usualPrice } from '../usual-price.ts';
import type { ChangedItem, ImportPlan, NamedItem } from './plan-import.ts';
import classes from './import-dialog.module.css';

interface ImportPreviewProps {
  plan: ImportPlan;
  result: MenuDraft;
  /** Closes without importing. */
  isNothing: boolean;
  isMissingKept: boolean;
  onMissingKeptChange: (isKept: boolean) => void;
}

/** Previews what an import would change. */
export function ImportPreview(props: ImportPreviewProps) {
  const { plan, result, isNothing, isMissingKept, onMissingKeptChange } = props;
  const { added, changed, missing } = plan;
  const { t } = useTranslation('provider-menu');
  const usual = usualPrice(result);
  const isContentChanged = added.length + changed.length + (isMissingKept ? 0 : missing.length) > 0;
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
          <Change key={change.after.item.key} change={change} usual={usual} />
        ))}
      </Group>
      <Group
        title={t(isMissingKept ? 'file.kept' : 'file.removed', { count: missing.length })}
        tone="removed"
        note={
          <Checkbox
            label={t('file.keep_missing')}
            checked={isMissingKept}
            onChange={(event) => onMissingKeptChange(event.currentTarget.checked)}
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
  tone: 'added' | 'changed' | 'removed';
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
      <bdi className={classes.name}>{item.name}</bdi> · <bdi>{category}</bdi> ·{' '}
      {formatMoney(item.price, language)} <PriceCheck price={item.price} usual={props.usual} />
    </li>
  );
}

function Change(props: { change: ChangedItem; usual: number | undefined }) {
  const { before, after } = props.change;
  const { t } = useTranslation('provider-menu');
  const language = useLanguage();
  const price = ({ item }: NamedItem) => formatMoney(item.price, language);
  const lines = [
    { label: t('file.column_name'), old: before.item.name, now: after.item.name },
    { label: t('file.column_category'), old: before.category, now: after.category },
    { label: t('file.column_price'), old: price(before), now: price(after) },
    { label: t('file.column_description'), old: before.item.description, now: after.item.description },
  ].filter(({ old, now }) => old !== now);
  return (
    <li>
      <bdi className={classes.name}>{before.item.name}</bdi>{' '}
      {before.item.price !== after.item.price && <PriceCheck price={after.item.price} usual={props.usual} />}
      <ul className={classes.changes}>
        {lines.map(({ label, old, now }) => (
          <li key={label}>
            {label}: <del>{old || t('conflict.nothing')}</del> <ins>{now || t('conflict.nothing')}</ins>
          </li>
        ))}
      </ul>
    </li>
  );
}

function PriceCheck(props: { price: number; usual: number | undefined }) {
  const { t } = useTranslation('provider-menu');
  if (!isUnusualPrice(props.price, props.usual)) return null;
  return <StatusBadge tone="warning">{t('item.price_check')}</StatusBadge>;
}
