import { useTranslation } from 'react-i18next';
import type { OptionGroupTexts } from 'shared-ui/option-group';

/** What customers are told at a group of options. */
export function useGroupTexts(): OptionGroupTexts {
  const { t } = useTranslation('provider-options');
  return {
    required: t('preview.required'),
    optional: t('preview.optional'),
    soldOut: t('preview.sold_out'),
    rule: (rule, numbers) => t(`preview.rule_${rule}`, numbers),
    free: (free) => t('preview.free', { free }),
    missingChoice: t('preview.missing_choice'),
    missing: (number) => t('preview.missing', { number }),
    excess: (max) => t('preview.excess', { max }),
  };
}
