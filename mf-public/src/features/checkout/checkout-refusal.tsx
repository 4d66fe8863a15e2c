import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useSession } from 'shared-api';
import { LARGE_ORDER, openingChange, phoneLink, type Restaurant } from 'shared-api/contract';
import {
  Button,
  ButtonLink,
  formatList,
  formatMoney,
  formatTime,
  Notice,
  PhoneText,
  Sentence,
  useOpeningChangeText,
} from 'shared-ui';
import type { BasketChange } from './basket-changes.ts';
import { BasketChangesList } from './basket-changes-list.tsx';
import { checkoutBlockerOf } from './priced-basket.ts';
import { byDay, useDayName } from './slot-day.ts';
import type { Agreement } from './use-agreement.ts';
import { useRefusalText } from './use-code-text.ts';
import type { CheckoutFailure } from './use-place-order.ts';
import classes from './checkout-refusal.module.css';

/** Failures that a call to the restaurant may get around, and those that an account may get around. */
const CALL: readonly string[] = ['order_too_large', 'order_refused', 'rate_limited'];
const SIGN_IN: readonly string[] = ['order_too_large', 'rate_limited'];
/** Failures of which the list of what has changed says more. */
const LISTED: readonly string[] = ['changed', 'item_unavailable', 'conflict', 'minimum_order'];
const SAYS_WHAT_TO_CHANGE: readonly string[] = ['left', 'options_unavailable'];

interface CheckoutRefusalProps {
  /** Null while nothing was sent that was refused. */
  failure: CheckoutFailure | null;
  agreement: Agreement;
  restaurant: Restaurant;
  /** Milliseconds since the epoch. */
  now: number;
  className: string | undefined;
  /** Another time was chosen for an order for later. */
  onSlot: (at: string) => void;
}

/** Why an order was not placed, or what has changed of it, and what to do about it. */
export function CheckoutRefusal(props: CheckoutRefusalProps) {
  const { failure, agreement, restaurant, now, className, onSlot } = props;
  const { changes } = agreement;
  if (!failure && changes.length === 0) return null;
  return (
    <Notice tone={failure ? 'danger' : 'warning'} className={className}>
      {failure?.opening && <WhenOpen opening={failure.opening} now={now} />}
      {failure && (changes.length === 0 || !LISTED.includes(failure.text)) && (
        <FailureText failure={failure} total={agreement.order.total} restaurant={restaurant} />
      )}
      <BasketChangesList {...agreement} />
      {(changes.length > 0 || failure?.text === 'minimum_order' || failure?.code) && (
        <WhatNow {...{ failure, agreement, restaurant, now }} />
      )}
      {failure?.slots && <OtherTimes slots={failure.slots} now={now} onSlot={onSlot} />}
      {failure && <WaysAround failure={failure} phone={restaurant.phone} />}
    </Notice>
  );
}

/** What the customer is asked once they have read what has changed. */
function WhatNow(props: Omit<CheckoutRefusalProps, 'className' | 'onSlot'>) {
  const { failure, agreement, restaurant, now } = props;
  const { order, changes } = agreement;
  const { t, i18n } = useTranslation('checkout');
  const money = (amount: number) => formatMoney(amount, i18n.language);
  if (order.lines.length === 0) return <p>{t('changed.nothing_left')}</p>;
  const problem = changes.find(({ kind }) => kind === 'problem');
  if (problem) {
    const isSaid = failure !== null && SAYS_WHAT_TO_CHANGE.includes(failure.text);
    return !isSaid && <p>{t('failure.options_unavailable')}</p>;
  }
  const blocker = checkoutBlockerOf(restaurant, order, now);
  if (blocker?.kind === 'minimum') {
    const { missing } = blocker;
    const values = { minimum: money(restaurant.minimumOrder), missing: money(missing) };
    return (
      <p>
        <Sentence text={t('minimum_missing', values)} kept={Object.values(values)} />{' '}
        {t('failure.minimum_order')}
      </p>
    );
  }
  const total = money(order.total);
  const hasOtherPrice = failure?.text === 'conflict' && changes.some(isOfPrice);
  const text = t(hasOtherPrice ? 'failure.conflict' : 'changed.total', { total });
  return (
    (changes.length > 0 || failure?.code) && (
      <p>
        <Sentence text={text} kept={[total]} />
      </p>
    )
  );
}

function isOfPrice(change: BasketChange): boolean {
  if (change.kind === 'fee' || change.kind === 'offer') return true;
  return change.kind === 'dish' && change.line.price !== change.before.price;
}

function WhenOpen(props: { opening: NonNullable<CheckoutFailure['opening']>; now: number }) {
  const { opening, now } = props;
  const { t, i18n } = useTranslation('menu');
  const title = t(opening.reason === 'paused' ? 'paused_title' : 'closed_title');
  const change = useOpeningChangeText(openingChange(opening, now));
  return (
    <p>
      <strong>{formatList([title, change], i18n.language)}</strong>
    </p>
  );
}

function FailureText(props: { failure: CheckoutFailure; total: number; restaurant: Restaurant }) {
  const { failure, total } = props;
  const { t, i18n } = useTranslation('checkout');
  const codeText = useRefusalText();
  const isGuest = useSession((session) => session.user === null);
  const text = isGuest && failure.text === 'rate_limited' ? 'rate_limited_guest' : failure.text;
  const values = {
    total: formatMoney(total, i18n.language),
    dishes: LARGE_ORDER.dishes,
    amount: formatMoney(LARGE_ORDER.subtotal, i18n.language),
  };
  const sentence = <Sentence text={t(`failure.${text}`, values)} kept={[values.total, values.amount]} />;
  if (!failure.code) return sentence;
  return (
    <>
      {sentence} {codeText(failure.code)}
    </>
  );
}

/** The next free times after one that is full, under their days. */
function OtherTimes(props: {
  slots: NonNullable<CheckoutFailure['slots']>;
  now: number;
  onSlot: (at: string) => void;
}) {
  const { slots, now, onSlot } = props;
  const { i18n } = useTranslation('checkout');
  const dayName = useDayName(now);
  return [...byDay(slots)].map(([day, times]) => (
    <span key={day} className={classes.day}>
      <strong>{dayName(day)}</strong>
      <span className={classes.actions}>
        {times.map(({ at }) => (
          <Button
            key={at}
            size="small"
            aria-label={formatList([dayName(day), formatTime(at)], i18n.language)}
            onClick={() => onSlot(at)}
          >
            {formatTime(at)}
          </Button>
        ))}
      </span>
    </span>
  ));
}

/** The dialog's input is stored, so a sign-in loses nothing. */
function WaysAround(props: { failure: CheckoutFailure; phone: string | null }) {
  const { failure, phone } = props;
  const { t } = useTranslation('checkout');
  const isGuest = useSession((session) => session.user === null);
  const canCall = phone !== null && CALL.includes(failure.text);
  const canSignIn = isGuest && SIGN_IN.includes(failure.text);
  if (!canSignIn && !canCall) return null;
  return (
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
  );
}
