import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { RestaurantStatistics } from 'shared-api/contract';
import { Card } from 'shared-ui';
import { useRestaurantPath } from '../../lib/chosen-restaurant.ts';
import classes from './checklist.module.css';

type Known = RestaurantStatistics['checklist'];

const ENOUGH_DISHES = 3;

interface Step {
  readonly id: 'dishes' | 'place' | 'hours' | 'fee' | 'phone' | 'picture' | 'confirmed';
  readonly isDone: boolean;
  /** Link to where it is done; undefined when somebody else does it. */
  readonly to?: string;
}

interface ChecklistProps {
  restaurantId: string;
  checklist: Known;
  /** It has had orders: without opening hours it is open day and night on purpose. */
  hasSold: boolean;
}

/** What a restaurant still needs before it can sell; renders nothing once it is complete. */
export function Checklist(props: ChecklistProps) {
  const { restaurantId, checklist, hasSold } = props;
  const { t } = useTranslation('provider-dashboard');
  const path = useRestaurantPath();
  const section = (name: string) => `/provider/${restaurantId}/${name}`;
  const steps: readonly Step[] = [
    { id: 'dishes', isDone: checklist.items >= ENOUGH_DISHES, to: path('/provider/menu') },
    { id: 'place', isDone: checklist.hasPlace, to: section('place') },
    { id: 'hours', isDone: checklist.hasHours || hasSold, to: section('hours') },
    { id: 'fee', isDone: checklist.hasFee ?? true, to: section('delivery') },
    { id: 'phone', isDone: checklist.hasPhone, to: section('place') },
    { id: 'picture', isDone: checklist.hasBanner, to: section('pictures') },
    { id: 'confirmed', isDone: checklist.isConfirmed },
  ];
  const missing = steps.filter(({ isDone }) => !isDone);
  const done = steps.length - missing.length;
  if (missing.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="checklist" className={classes.checklist}>
      <div>
        <h2 id="checklist" className={classes.title}>
          {t('checklist.title')}
        </h2>
        <p className={classes.progress}>{t('checklist.progress', { done, all: steps.length })}</p>
      </div>
      <ul className={classes.steps}>
        {missing.map((step) => (
          <StepLine key={step.id} step={step} />
        ))}
      </ul>
    </Card>
  );
}

function StepLine(props: { step: Step }) {
  const { id, to } = props.step;
  const { t } = useTranslation('provider-dashboard');
  return (
    <li className={classes.step}>
      <span className={classes.circle} />
      <span>
        {to === undefined ? (
          <strong>{t(`checklist.${id}.todo`)}</strong>
        ) : (
          <Link to={to}>{t(`checklist.${id}.todo`)}</Link>
        )}
        <span className={classes.why}>{t(`checklist.${id}.why`)}</span>
      </span>
    </li>
  );
}
