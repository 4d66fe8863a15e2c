import { useTranslation } from 'react-i18next';
import type { GroupRule } from './group-draft.ts';
import { kindOfRule } from './rule-kind.ts';

/** Says in a sentence how many of a group customers choose. */
export function useRuleText(): (rule: GroupRule) => string {
  const { t } = useTranslation('provider-options');
  const choice = (rule: GroupRule) => {
    const { min, max } = rule;
    if (kindOfRule(rule) === 'any') return t('rule.any');
    if (min === max) return min === 1 ? t('rule.one') : t('rule.exactly', { min });
    return min === 0 ? t('rule.up_to', { max }) : t('rule.range', { min, max });
  };
  return (rule) =>
    [
      choice(rule),
      ...(rule.free > 0 ? [t('rule.free', { free: rule.free })] : []),
      ...(rule.isRepeatable ? [t('rule.repeatable')] : []),
    ].join(' · ');
}
