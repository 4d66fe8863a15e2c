import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { directionOf, type OrderSummary } from 'shared-api/contract';
import { formatCount, useLanguage, VisuallyHidden } from 'shared-ui';
import { AlertIcon } from 'shared-ui/icons';
import { countUrgent, type Lane } from '../../../lib/open-orders/lanes.ts';
import classes from './lane-tabs.module.css';

/** Id of a lane's tab, under that of the lanes. */
export function tabId(id: string, lane: Lane): string {
  return `${id}-tab-${lane}`;
}

/** Id of what a lane's tab shows. */
export function panelId(id: string, lane: Lane): string {
  return `${id}-panel-${lane}`;
}

interface LaneTabsProps {
  id: string;
  shown: readonly Lane[];
  lanes: Readonly<Record<Lane, readonly OrderSummary[]>>;
  now: number;
  selected: Lane;
  onSelect: (lane: Lane) => void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** @param direction 1 where the tabs run from left to right, otherwise -1 */
function laneAfter(key: string, shown: readonly Lane[], lane: Lane, direction: 1 | -1): Lane | undefined {
  if (key === 'Home') return shown[0];
  if (key === 'End') return shown.at(-1);
  const step = STEPS[key];
  return step === undefined ? undefined : shown.at((shown.indexOf(lane) + step * direction) % shown.length);
}

/** The tabs of the lanes, on a phone only; arrows go from one to the next. */
export function LaneTabs(props: LaneTabsProps) {
  const { id, shown, lanes, now, selected, onSelect } = props;
  const { t } = useTranslation(['provider-order', 'provider-common']);
  const language = useLanguage();

  function handleKeyDown(event: KeyboardEvent) {
    const next = laneAfter(event.key, shown, selected, directionOf(language) === 'rtl' ? -1 : 1);
    if (next === undefined) return;
    event.preventDefault();
    document.getElementById(tabId(id, next))?.focus();
    onSelect(next);
  }

  return (
    <div
      role="tablist"
      aria-label={t('live.lanes')}
      className={classes.tabs}
      data-lanes={shown.length}
      onKeyDown={handleKeyDown}
    >
      {shown.map((lane) => (
        <button
          key={lane}
          type="button"
          role="tab"
          id={tabId(id, lane)}
          aria-controls={panelId(id, lane)}
          aria-selected={lane === selected}
          tabIndex={lane === selected ? 0 : -1}
          className={classes.tab}
          onClick={() => onSelect(lane)}
        >
          {t(`provider-common:lane.${lane}`)}{' '}
          <span className={classes.state}>
            <span className={classes.count}>{formatCount(lanes[lane].length)}</span>
            <UrgentMark lane={lane} count={countUrgent(lanes[lane], now)} />
          </span>
        </button>
      ))}
    </div>
  );
}

function UrgentMark(props: { lane: Lane; count: number }) {
  const { lane, count } = props;
  const { t } = useTranslation('provider-common');
  if (count === 0) return null;
  return (
    <span className={classes.urgent}>
      <AlertIcon size="small" />
      <VisuallyHidden>{t(lane === 'new' ? 'urgent_new' : 'urgent', { count })}</VisuallyHidden>
    </span>
  );
}
