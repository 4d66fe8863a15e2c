import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { openingState } from 'shared-api/contract';
import { useOwnTexts } from 'shared-api/own-text';
import { Button, formatMoney, Sentence } from 'shared-ui';
import { InfoIcon } from 'shared-ui/icons';
import type { CheckoutBlocker } from './priced-basket.ts';
import type { BasketControl } from './use-priced-basket.ts';
import classes from './book-button.module.css';

interface BookButtonProps {
  control: BasketControl;
  isBusy: boolean;
  /** Called when pressed with an order type chosen. */
  onBook: () => void;
  /** Called when pressed without one. */
  onTypeMissing: () => void;
}

/**
 * The book button and why it cannot be pressed. Without an order type it looks and is announced as disabled, yet a
 * press says what is missing (decision public-book-button).
 */
export function BookButton(props: BookButtonProps) {
  const { control, isBusy, onBook, onTypeMissing } = props;
  const { blocker, basket } = control;
  const { t } = useTranslation('checkout');
  const id = useId();
  const reason = useReason(blocker, control);
  const isTypeMissing = basket.orderType === null;
  return (
    <div className={classes.book}>
      {reason !== undefined && (
        <p id={id} className={classes.reason}>
          <InfoIcon size="small" />
          <span>{reason}</span>
        </p>
      )}
      <Button
        variant="primary"
        size="large"
        isFullWidth
        isBusy={isBusy}
        disabled={blocker !== undefined}
        aria-disabled={isTypeMissing || undefined}
        aria-describedby={reason === undefined ? undefined : id}
        className={isTypeMissing ? classes.waiting : undefined}
        onClick={isTypeMissing ? onTypeMissing : onBook}
      >
        {t('book')}
      </Button>
    </div>
  );
}

function useReason(blocker: CheckoutBlocker | undefined, control: BasketControl): ReactNode {
  const { t, i18n } = useTranslation('checkout');
  const texts = useOwnTexts(control.restaurant.language);
  const money = (amount: number) => formatMoney(amount, i18n.language);
  const sentence = (key: string, values: Readonly<Record<string, string>>) => (
    <Sentence text={t(key, values)} kept={Object.values(values)} />
  );
  switch (blocker?.kind) {
    case 'closed':
      return t('closed');
    case 'paused':
      return t('paused');
    case 'not_public':
      return t('not_public');
    case 'sold_out':
      return sentence('sold_out_in_selection', { name: texts.name(blocker.item).text });
    case 'choice':
      return sentence('choice_in_selection', { name: texts.name(blocker.item).text });
    case 'left':
      return sentence('left_in_selection', { name: texts.name(blocker.item).text });
    case 'minimum':
      return sentence('minimum_missing', {
        minimum: money(control.restaurant.minimumOrder),
        missing: money(blocker.missing),
      });
    case 'empty':
      return undefined;
    case undefined:
      return openingState(control.restaurant.schedule, control.now).isOpen ? undefined : t('closed_later');
  }
}
