import { useState, type KeyboardEvent } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Restaurant } from 'shared-api/contract';
import { Button, TextField } from 'shared-ui';
import type { CheckoutForm } from './checkout-form.ts';
import type { PricedBasket } from './priced-basket.ts';
import { useCodeStateText, useRefusalText } from './use-code-text.ts';
import type { PromotionCode } from './use-promotion-code.ts';
import classes from './code-field.module.css';

interface CodeFieldProps {
  form: UseFormReturn<CheckoutForm>;
  restaurant: Restaurant;
  code: PromotionCode;
  order: PricedBasket;
}

/** A promotion's code, where a restaurant takes one; out of the way until somebody has one. */
export function CodeField(props: CodeFieldProps) {
  const { form, restaurant, code, order } = props;
  const { t } = useTranslation('checkout');
  const [isOpen, setOpen] = useState(() => form.getValues('code') !== '');
  if (isOpen) return <OpenField {...{ form, code, order }} />;
  return (
    restaurant.takesCodes && (
      <Button variant="quiet" size="small" className={classes.open} onClick={() => setOpen(true)}>
        {t('code.open')}
      </Button>
    )
  );
}

/** One field and one button in every state, so that the focus stays where it is. */
function OpenField(props: Omit<CodeFieldProps, 'restaurant'>) {
  const { form, code, order } = props;
  const { offer, refusal, isChecking, isUnanswered } = code;
  const { t } = useTranslation('checkout');
  const [wasEmpty] = useState(() => form.getValues('code') === '');
  const refusalText = useRefusalText();
  const stateText = useCodeStateText();
  const isMissed = form.formState.errors.code !== undefined && isUnanswered && !isChecking;
  const state = offer && !refusal ? stateText(offer, order) : undefined;
  const hint = isChecking ? t('code.checking') : state;
  const missed = isMissed ? t('code.not_applied') : undefined;

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    // It would send the order.
    event.preventDefault();
    if (!offer) code.apply();
  }

  return (
    <div className={classes.code}>
      <div aria-live="polite" className={classes.field}>
        <TextField
          label={t('code.label')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={60}
          autoFocus={wasEmpty}
          readOnly={offer !== null}
          hint={hint}
          error={refusal ? refusalText(refusal) : missed}
          onKeyDown={handleKeyDown}
          {...form.register('code', {
            validate: () => !isUnanswered,
            onChange: () => form.setValue('appliedCode', ''),
          })}
        />
      </div>
      <Button isBusy={isChecking} className={classes.apply} onClick={offer ? code.remove : code.apply}>
        {t(offer ? 'code.remove' : refusal?.kind === 'failed' ? 'code.retry' : 'code.apply')}
      </Button>
    </div>
  );
}
