import { useTranslation } from 'react-i18next';
import { LANGUAGES } from 'shared-api/contract';
import { formatList, useLanguage } from 'shared-ui';
import { textIn } from '../../../lib/translation/translations.ts';
import type { DraftGroup } from '../options/group-draft.ts';
import { useDifference } from '../options/use-difference.ts';
import { useRuleText } from '../options/use-rule-text.ts';
import { ChangeLines } from './change-lines.tsx';
import classes from './import-dialog.module.css';
import type { ChangedGroup } from './plan-options.ts';
import { useColumnLabel } from './use-column-label.ts';

/** A group that the file changes or adds. */
export function GroupChange({ change }: { change: ChangedGroup }) {
  const { before, after } = change;
  const { t } = useTranslation('provider-menu');
  const pageLanguage = useLanguage();
  const ruleText = useRuleText();
  const difference = useDifference();
  const labelOf = useColumnLabel();
  const options = (group: DraftGroup | undefined) =>
    formatList(
      (group?.options ?? []).map(({ name, price }) => (price === 0 ? name : `${name} ${difference(price)}`)),
      pageLanguage,
    );
  const texts = LANGUAGES.map((language) => {
    const read = (group: DraftGroup | undefined) =>
      [...(group ? [group, ...group.options] : [])]
        .map(({ translations }) => textIn(translations, { language, field: 'name' }))
        .filter(Boolean);
    return {
      label: labelOf(`options.${language}`),
      old: formatList(read(before), pageLanguage),
      now: formatList(read(after), pageLanguage),
    };
  });
  const lines = [
    { label: t('conflict.group_rule'), old: before ? ruleText(before) : '', now: ruleText(after) },
    { label: t('file.column_options'), old: options(before), now: options(after) },
    ...texts,
  ];
  return (
    <li>
      <bdi className={classes.name}>{after.name}</bdi> <ChangeLines lines={lines} />
    </li>
  );
}
