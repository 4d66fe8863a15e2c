import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useSession } from 'shared-api';
import { LARGE_ORDER, phoneLink } from 'shared-api/contract';
import { ButtonLink, formatMoney, Notice, PhoneText } from 'shared-ui';
import type { PricedBasketLine } from './priced-basket.ts';
import type { CheckoutFailure } from './use-place-order.ts';
import { useProblemText } from './use-problem-text.ts';
import classes from './checkout-refusal.module.css';

/** Failures that a call to the restaurant may get around, and those that an account may get around. */
const CALL: readonly string[] = ['order_too_large', 'order_refused', 'rate_limited'];
const SIGN_IN: readonly string[] = ['order_too_large', 'rate_limited'];

interface CheckoutRefusalProps {
  failure: CheckoutFailure;
  /** Of the order. */
  lines: readonly PricedBasketLine[];
  /** The order's, in MRU. */
  total: number;
  /** The restaurant's. */
  phone: string | null;
  className: string | undefined;
}

/** Why an order was not placed, and what to do about it. The dialog's input is stored, so a sign-in loses nothing. */
export function CheckoutRefusal(props: CheckoutRefusalProps) {
  const { failure, lines, total, phone, className } = props;
  const { t, i18n } = useTranslation('checkout');
  const isGuest = useSession((session) => session.user === null);
  const canCall = phone !== null && CALL.includes(failure.text);
  const canSignIn = isGuest && SIGN_IN.includes(failure.text);
  const text = isGuest && failure.text === 'rate_limited' ? 'rate_limited_guest' : failure.text;
  const values = {
    total: formatMoney(total, i18n.language),
    dishes: LARGE_ORDER.dishes,
    amount: formatMoney(LARGE_ORDER.subtotal, i18n.language),
  };
  const problemText = useProblemText(lines[0]?.language);
  const lacking = failure.text === 'left' ? lines.filter(({ problem }) => problem?.kind === 'left') : [];
  return (
    <Notice tone="danger" className={className}>
      {lacking.map(({ key, problem }) => problem && <strong key={key}>{problemText(problem)}. </strong>)}
      {t(`failure.${text}`, values)}
      {(canSignIn || canCall) && (
        <span className={classes.actions}>
          {canSignIn && (
            <ButtonLink component={Link} to="/login" size="small">
              {t('failure_sign_in')}
            </ButtonLink>
          )}
          {canCall && (
            <span>
              {t('failure_call')} <PhoneText phone={phone} link={phoneLink(phone)} />
            </span>
          )}
        </span>
      )}
    </Notice>
  );
}
