import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { changeLines, totalAfter } from 'shared-api/change-lines';
import type { AnswerChange, OrderChange, OrderSummary } from 'shared-api/contract';
import { Button, formatMoney, formatWhen, TypedText, useLanguage, useNow } from 'shared-ui';
import { ChangedLines } from 'shared-ui/order';
import { useAnswerChange } from './use-changes.ts';
import classes from './open-change.module.css';

const TICK_MS = 15_000;

interface ChangeProps {
  readonly order: OrderSummary;
  readonly change: OrderChange;
}

/** The open change of an order: the customer's to answer with one press, or a proposal that waits. */
export function OpenChange(props: { order: OrderSummary }) {
  const { order } = props;
  const { openChange: change } = order;
  const { t } = useTranslation('provider-change');
  const id = useId();
  if (!change) return null;
  return (
    <section aria-labelledby={id} className={classes.change}>
      <p id={id} className={classes.title}>
        {t(`title_${change.by}`)}
      </p>
      <ChangeText order={order} change={change} />
      {change.by === 'provider' && <Silence change={change} />}
      <Buttons order={order} change={change} />
    </section>
  );
}

/** What a change says, with its lines in the kitchen's words. */
function ChangeText(props: ChangeProps) {
  const { order, change } = props;
  const { t } = useTranslation('provider-change');
  const language = useLanguage();
  const now = useNow(TICK_MS);
  return (
    <>
      {change.note && <TypedText className={classes.note} text={change.note} />}
      {change.promisedAt && <p>{t('later', { time: formatWhen(change.promisedAt, language, now) })}</p>}
      {change.lines.length > 0 && (
        <>
          <ChangedLines
            areAmountsHidden
            label={t('lines')}
            lines={changeLines(change, order, language, 'kitchen')}
          />
          <p className={classes.title}>
            {t('total', { amount: formatMoney(totalAfter(order, change), language) })}
          </p>
        </>
      )}
    </>
  );
}

function Silence(props: { change: OrderChange }) {
  const { until, onSilence } = props.change;
  const { t } = useTranslation('provider-change');
  const language = useLanguage();
  const now = useNow(TICK_MS);
  if (until === null || onSilence === null) return null;
  return (
    <p className={classes.silence}>{t(`waiting_${onSilence}`, { time: formatWhen(until, language, now) })}</p>
  );
}

function Buttons(props: ChangeProps) {
  const { order, change } = props;
  const { t } = useTranslation('provider-change');
  const { mutate, isPending } = useAnswerChange(order, change.id);
  const answer = (given: AnswerChange['answer']) => {
    if (!isPending) mutate({ answer: given });
  };
  return (
    <div className={classes.buttons}>
      {change.by === 'customer' ? (
        <>
          <Button variant="primary" isBusy={isPending} onClick={() => answer('accepted')}>
            {t('accept')}
          </Button>
          <Button disabled={isPending} onClick={() => answer('declined')}>
            {t('decline')}
          </Button>
        </>
      ) : (
        <Button isBusy={isPending} onClick={() => answer('withdrawn')}>
          {t('withdraw')}
        </Button>
      )}
    </div>
  );
}
