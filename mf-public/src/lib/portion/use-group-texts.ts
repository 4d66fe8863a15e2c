import { useTranslation } from 'react-i18next';
import type { OptionGroupTexts } from 'shared-ui/option-group';

/** What is said at a group of options. */
export function useGroupTexts(): OptionGroupTexts {
  const { t } = useTranslation('portion');
  return {
    required: t('required'),
    optional: t('optional'),
    soldOut: t('sold_out'),
    rule: (rule, numbers) => t(`rule.${rule}`, numbers),
    free: (free) => t('free', { free }),
    missingChoice: t('missing_choice'),
    missing: (number) => t('missing_number', { number }),
    excess: (max) => t('excess', { max }),
  };
}
