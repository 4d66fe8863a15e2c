import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { changeLines, totalAfter } from 'shared-api/change-lines';
import type { AnswerChange, Order, OrderChange } from 'shared-api/contract';
import { Button, Card, Checkbox, formatMoney, formatWhen, TypedText, useNow } from 'shared-ui';
import { Amounts, ChangedLines } from 'shared-ui/order';
import { CancelButton } from '../cancel-order.tsx';
import { useAnswerChange } from './use-answer-change.ts';
import classes from './change-card.module.css';

const TICK_MS = 15_000;

interface ChangeProps {
  readonly order: Order;
  readonly token: string;
  readonly change: OrderChange;
}

/** The open change of an order: the restaurant's to answer, or one's own to withdraw. */
export function OpenChangeCard(props: { order: Order; token: string }) {
  const { openChange: change } = props.order;
  const { t } = useTranslation('order');
  if (!change) return null;
  return (
    <Card as="section" aria-labelledby="change-title" className={classes.card}>
      <h2 id="change-title" className={classes.title}>
        {t(`change.title_${change.by}`)}
      </h2>
      {/* A new change begins with no line left out. */}
      {change.by === 'provider' ? (
        <Proposal {...props} key={change.id} change={change} />
      ) : (
        <OwnChange {...props} change={change} />
      )}
    </Card>
  );
}

/** What a change says in words, above its lines. */
function ChangeTexts(props: { change: OrderChange }) {
  const { note, promisedAt } = props.change;
  const { t, i18n } = useTranslation('order');
  const now = useNow(TICK_MS);
  return (
    <>
      {note && <TypedText className={classes.note} text={note} />}
      {promisedAt && <p>{t('change.later', { time: formatWhen(promisedAt, i18n.language, now) })}</p>}
    </>
  );
}

function Proposal(props: ChangeProps) {
  const { order, token, change } = props;
  const { t, i18n } = useTranslation('order');
  const [without, setWithout] = useState<readonly string[]>([]);
  const { mutate, isPending } = useAnswerChange(token, change.id);
  const answer = (given: AnswerChange) => {
    if (!isPending) mutate(given);
  };
  const lines = changeLines(change, order, i18n.language, 'customer').map((line) => ({
    ...line,
    children: line.after && (
      <Checkbox
        label={t('change.without')}
        checked={without.includes(line.id)}
        onChange={({ currentTarget: { checked } }) =>
          setWithout(checked ? [...without, line.id] : without.filter((id) => id !== line.id))
        }
      />
    ),
  }));
  const isEmpty = leavesNothing(order, change, without);
  return (
    <>
      <ChangeTexts change={change} />
      {lines.length > 0 && (
        <>
          <ChangedLines label={t('change.lines')} lines={lines} />
          <Amounts total={{ label: t('change.total'), amount: totalAfter(order, change, without) }} />
        </>
      )}
      {isEmpty && <p>{t('change.nothing_left')}</p>}
      <Silence change={change} />
      <div className={classes.actions}>
        <Button
          variant="primary"
          isBusy={isPending}
          disabled={isEmpty}
          onClick={() => answer({ answer: 'accepted', without: [...without] })}
        >
          {t('change.accept')}
        </Button>
        <Button disabled={isPending} onClick={() => answer({ answer: 'declined' })}>
          {t('change.decline')}
        </Button>
        <CancelInstead {...props} />
      </div>
    </>
  );
}

/** Whether an order would have no line any more. */
function leavesNothing({ items }: Order, { lines }: OrderChange, without: readonly string[]): boolean {
  const out = lines.filter(({ before, after }) => !after || without.includes(before.id));
  return out.length === items.length;
}

/** What happens without an answer, and when. */
function Silence(props: { change: OrderChange }) {
  const { until, onSilence } = props.change;
  const { t, i18n } = useTranslation('order');
  const now = useNow(TICK_MS);
  if (until === null || onSilence === null) return null;
  return (
    <p className={classes.silence}>
      {t(`change.silence_${onSilence}`, { time: formatWhen(until, i18n.language, now) })}
    </p>
  );
}

function CancelInstead(props: ChangeProps) {
  const { token, change, order } = props;
  const { t, i18n } = useTranslation('order');
  const { mutateAsync } = useAnswerChange(token, change.id);
  return (
    <CancelButton
      // A refusal is told, and the page then shows why.
      action={() =>
        mutateAsync({ answer: 'cancelled' }).then(
          () => undefined,
          () => undefined,
        )
      }
    >
      {t('change.cancel_text', { total: formatMoney(order.totalAmount, i18n.language) })}
    </CancelButton>
  );
}

function OwnChange(props: ChangeProps) {
  const { order, token, change } = props;
  const { t, i18n } = useTranslation('order');
  const { mutate, isPending } = useAnswerChange(token, change.id);
  return (
    <>
      <ChangeTexts change={change} />
      {change.lines.length > 0 && (
        <>
          <ChangedLines
            label={t('change.lines')}
            lines={changeLines(change, order, i18n.language, 'customer')}
          />
          <Amounts total={{ label: t('change.total'), amount: totalAfter(order, change) }} />
        </>
      )}
      <p className={classes.silence}>{t('change.asked_hint')}</p>
      <div className={classes.actions}>
        <Button isBusy={isPending} onClick={() => mutate({ answer: 'withdrawn' })}>
          {t('change.withdraw')}
        </Button>
      </div>
    </>
  );
}
