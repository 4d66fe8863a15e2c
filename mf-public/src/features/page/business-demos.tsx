import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge, Button, Card, formatMoney, OpeningBadge, StatusBadge, Switch, useLanguage } from 'shared-ui';
import { CloseIcon, EyeIcon } from 'shared-ui/icons';
import classes from './business-demos.module.css';

const PRICES = { rice: 360, drink: 30, sole: 320 } as const;
const TIMES = [20, 30, 45] as const;

interface DemoProps {
  title: string;
  /** What the customer sees meanwhile. */
  seen: string;
  children: ReactNode;
}

/**
 * One of the owner's controls to press, over made-up data, and what it does for a customer. Built of the components
 * that the owner's pages are built of, so that it stays like them.
 */
function Demo(props: DemoProps) {
  const { title, seen, children } = props;
  const { t } = useTranslation('business');
  return (
    <Card as="section" className={classes.demo} aria-label={title}>
      <div className={classes.head}>
        <h3 className={classes.title}>{title}</h3>
        <Badge tone="highlight">{t('demo.label')}</Badge>
      </div>
      {children}
      <div className={classes.seen} role="status">
        <EyeIcon className={classes.eye} />
        <p>
          <span className={classes.by}>{t('demo.guest')}</span> {seen}
        </p>
      </div>
    </Card>
  );
}

type Answer = number | 'rejected' | null;

function seenOrder(answer: Answer) {
  if (answer === null) return 'pending';
  return answer === 'rejected' ? 'rejected' : 'confirmed';
}

const TONES = { pending: 'warning', confirmed: 'success', rejected: 'neutral' } as const;

/** An order that waits for an answer. */
export function OrderDemo() {
  const { t } = useTranslation('business');
  const language = useLanguage();
  const [answer, setAnswer] = useState<Answer>(null);
  const state = seenOrder(answer);
  const count = typeof answer === 'number' ? answer : 0;
  const money = (amount: number) => formatMoney(amount, language);
  return (
    <Demo title={t('demo.order.title')} seen={t(`demo.order.sees_${state}`, { count })}>
      <div className={classes.order}>
        <div className={classes.head}>
          <p className={classes.strong}>{t('demo.order.name')}</p>
          <StatusBadge tone={TONES[state]}>{t(`demo.order.${state}`)}</StatusBadge>
        </div>
        <p className={classes.muted}>{t('demo.order.customer')}</p>
        <Line name={t('demo.order.line_rice')} amount={money(PRICES.rice)} />
        <Line name={t('demo.order.line_drink')} amount={money(PRICES.drink)} />
        <Line name={t('demo.order.total')} amount={money(PRICES.rice + PRICES.drink)} isTotal />
      </div>
      {answer === null ? (
        <>
          <div role="group" aria-label={t('demo.order.accept_in')} className={classes.accept}>
            <p className={classes.strong}>{t('demo.order.accept_in')}</p>
            <div className={classes.times}>
              {TIMES.map((minutes) => (
                <Button key={minutes} size="small" variant="primary" onClick={() => setAnswer(minutes)}>
                  {t('demo.order.minutes', { count: minutes })}
                </Button>
              ))}
            </div>
          </div>
          <Button iconStart={<CloseIcon />} onClick={() => setAnswer('rejected')}>
            {t('demo.order.reject')}
          </Button>
        </>
      ) : (
        <Button onClick={() => setAnswer(null)}>{t('demo.order.again')}</Button>
      )}
    </Demo>
  );
}

function Line(props: { name: string; amount: string; isTotal?: boolean }) {
  const { name, amount, isTotal = false } = props;
  return (
    <p className={isTotal ? classes.total : classes.line}>
      <span>{name}</span> <span>{amount}</span>
    </p>
  );
}

/** A dish that can be sold out. */
export function DishDemo() {
  const { t } = useTranslation('business');
  const language = useLanguage();
  const [isSoldOut, setSoldOut] = useState(false);
  return (
    <Demo title={t('demo.dish.title')} seen={t(isSoldOut ? 'demo.dish.sees_off' : 'demo.dish.sees_on')}>
      <div className={isSoldOut ? classes.soldOut : undefined}>
        <Line name={t('demo.dish.name')} amount={formatMoney(PRICES.sole, language)} isTotal />
        <p className={classes.muted}>{t('demo.dish.text')}</p>
      </div>
      <Switch
        label={t('demo.dish.sold_out')}
        checked={isSoldOut}
        onChange={(event) => setSoldOut(event.currentTarget.checked)}
      />
    </Demo>
  );
}

/** A restaurant that takes orders, or pauses. */
export function PauseDemo() {
  const { t } = useTranslation('business');
  const [isPaused, setPaused] = useState(false);
  return (
    <Demo
      title={t('demo.pause.title')}
      seen={t(isPaused ? 'demo.pause.sees_paused' : 'demo.pause.sees_open')}
    >
      <p>
        <OpeningBadge word={isPaused ? 'paused' : 'open'} change={undefined} />
      </p>
      <Button
        variant={isPaused ? 'primary' : 'secondary'}
        className={classes.button}
        onClick={() => setPaused(!isPaused)}
      >
        {t(isPaused ? 'demo.pause.resume' : 'demo.pause.pause')}
      </Button>
    </Demo>
  );
}
