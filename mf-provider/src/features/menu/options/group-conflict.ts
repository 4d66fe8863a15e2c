import { useTranslation } from 'react-i18next';
import { formatList, useLanguage } from 'shared-ui';
import { textIn } from '../../../lib/translation/translations.ts';
import type { MenuDifference } from '../versions.ts';
import type { GroupsDraft } from './group-draft.ts';
import { groupsByKey, optionsByKey } from './group-versions.ts';
import { useDifference } from './use-difference.ts';
import { useRuleText } from './use-rule-text.ts';

/** The name of a group, or of an option with that of its group. */
export function nameOfGroups(key: string, groups: GroupsDraft): string | undefined {
  for (const { key: groupKey, name, options } of groups) {
    if (groupKey === key) return name;
    const option = options.find((entry) => entry.key === key);
    if (option) return `${name}: ${option.name}`;
  }
  return undefined;
}

/** Reads one side of a difference of options as text. */
export type GroupValue = (difference: MenuDifference, groups: GroupsDraft) => string;

/** Shows what differs of a group or an option. */
export function useGroupValue(): GroupValue {
  const { t } = useTranslation('provider-menu');
  const language = useLanguage();
  const ruleText = useRuleText();
  const priceText = useDifference();
  return ({ key, kind, field, text }, groups) => {
    const group = groupsByKey(groups).get(key);
    const option = optionsByKey(groups).get(key);
    const entry = group ?? option;
    if (!entry) return t(kind === 'group' ? 'conflict.absent' : 'conflict.option_absent');
    if (text) return textIn(entry.translations, text) || t('conflict.nothing');
    const names = () =>
      formatList(
        (group?.options ?? []).map(({ name }) => name),
        language,
      );
    if (group && field === 'rule') return ruleText(group);
    if (group && field === 'order') return names();
    if (group && field === 'presence') return `${group.name}: ${names()}`;
    if (option && field === 'price') return priceText(option.price);
    return option && field === 'presence' && option.price !== 0
      ? `${option.name} ${priceText(option.price)}`
      : entry.name;
  };
}
