import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, formatMoney } from 'shared-ui';
import { InfoIcon } from 'shared-ui/icons';
import type { Hindrance } from './selection.ts';
import type { SelectionControl } from './use-selection.ts';
import classes from './book-button.module.css';

interface BookButtonProps {
  control: SelectionControl;
  isBusy: boolean;
  /** Pressed with an order type chosen. */
  onBook: () => void;
  /** Pressed without one. */
  onTypeMissing: () => void;
}

/**
 * The book button and why it can't be pressed. Without an order type it is disabled for the eye and for assistive
 * technology, yet a press says what is missing (docs/decisions/public-book-button.md).
 */
export function BookButton(props: BookButtonProps) {
  const { control, isBusy, onBook, onTypeMissing } = props;
  const { hindrance, selection } = control;
  const { t } = useTranslation('booking');
  const id = useId();
  const reason = useReason(hindrance, control);
  const isTypeMissing = selection.orderType === null;
  return (
    <div className={classes.book}>
      {reason !== undefined && (
        <p id={id} className={classes.reason}>
          <InfoIcon size="small" />
          {reason}
        </p>
      )}
      <Button
        variant="primary"
        size="large"
        isFullWidth
        isBusy={isBusy}
        disabled={hindrance !== undefined}
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

function useReason(hindrance: Hindrance | undefined, control: SelectionControl): string | undefined {
  const { t, i18n } = useTranslation('booking');
  const money = (amount: number) => formatMoney(amount, i18n.language);
  switch (hindrance?.kind) {
    case 'closed':
      return t('closed');
    case 'paused':
      return t('paused');
    case 'not_public':
      return t('not_public');
    case 'sold_out':
      return t('sold_out_in_selection', { name: hindrance.name });
    case 'minimum':
      return t('minimum_missing', {
        minimum: money(control.restaurant.minimumOrder),
        missing: money(hindrance.missing),
      });
    case 'empty':
    case undefined:
      return undefined;
  }
}
