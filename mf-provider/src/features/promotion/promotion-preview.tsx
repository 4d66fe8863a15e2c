import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { toPromotion, type PromotionForm } from './promotion-form.ts';
import { usePromotionText } from './use-promotion-text.ts';
import classes from './promotion-dialog.module.css';

/** How customers will read the promotion that is being typed. */
export function PromotionPreview() {
  const { t } = useTranslation('provider-promotion');
  const { control, getValues } = useFormContext<PromotionForm>();
  const { reduction, terms } = usePromotionText();
  useWatch({ control });
  const promotion = toPromotion(getValues(), null);
  const isTyped = promotion.kind === 'free_delivery' || promotion.value > 0;
  return (
    <div className={classes.preview}>
      <p className={classes.hint}>{t('preview')}</p>
      <p className={classes.reduction}>{isTyped ? reduction(promotion) : '…'}</p>
      <p>{terms(promotion)}</p>
    </div>
  );
}
