import { useId, useState, type ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import type { OrderSummary, RestaurantSummary } from 'shared-api/contract';
import { Badge, formatCount, IconButton, useNow } from 'shared-ui';
import { AlertIcon, KeyboardIcon } from 'shared-ui/icons';
import { countUrgent, firstLane, inLanes, shownLanes, type Lane } from '../../../lib/open-orders/lanes.ts';
import type { OrderBoard } from '../use-order-board.ts';
import { useOrderShortcuts } from '../use-order-shortcuts.tsx';
import { useStableHandler } from '../use-stable-handler.ts';
import { EmptyLane } from './empty-lane.tsx';
import { LaneCard } from './lane-card.tsx';
import { LaneTabs, panelId, tabId } from './lane-tabs.tsx';
import { useIsNarrow } from './use-is-narrow.ts';
import { useLaneScroll } from './use-lane-scroll.ts';
import classes from './order-lanes.module.css';

const TICK_MS = 15_000;

interface OrderLanesProps {
  restaurant: RestaurantSummary;
  orders: readonly OrderSummary[];
  /** The lane that a phone shows, if one was chosen; a wider screen shows all. */
  lane: Lane | undefined;
  /** Undefined for the lane that a phone shows unasked. */
  onLane: (lane: Lane | undefined) => void;
  desk: OrderBoard;
  onPrint: (order: OrderSummary) => void;
  onOpen: (order: OrderSummary) => void;
}

/** The open orders as columns; on a phone as tabs that are swiped. */
export function OrderLanes(props: OrderLanesProps) {
  const { restaurant, orders, desk } = props;
  const { t } = useTranslation('provider-order');
  const id = useId();
  const now = useNow(TICK_MS);
  const isNarrow = useIsNarrow();
  const lanes = inLanes(orders, now);
  // Chosen once: a lane that empties under a press must not give way to the next.
  const [unasked] = useState(() => firstLane(lanes));
  const shown = shownLanes(lanes);
  const wanted = props.lane ?? unasked;
  // That for later ends with its last order.
  const shownLane = shown.includes(wanted) ? wanted : unasked;
  const handleLane = (lane: Lane) => props.onLane(lane === unasked ? undefined : lane);
  const scroller = useLaneScroll({ isOn: isNarrow, lane: shownLane, onLane: handleLane });
  const handlers = {
    onAct: useStableHandler(desk.act),
    onAccept: useStableHandler(desk.acceptNow),
    onOpen: useStableHandler(props.onOpen),
    onPrint: useStableHandler(props.onPrint),
  };
  const inView = shown.flatMap((lane) => lanes[lane]);
  const keys = useOrderShortcuts(scroller, { orders: inView, ...handlers });
  return (
    <>
      <LaneTabs id={id} shown={shown} lanes={lanes} now={now} selected={shownLane} onSelect={handleLane} />
      <div ref={scroller} className={classes.lanes} data-lanes={shown.length}>
        {shown.map((lane) => (
          <LaneSection
            key={lane}
            {...{ id, lane, now, restaurant, handlers }}
            orders={lanes[lane]}
            isTab={isNarrow}
            isShown={lane === shownLane}
          />
        ))}
      </div>
      <IconButton
        className={classes.help}
        icon={<KeyboardIcon />}
        label={t('keys.title')}
        onClick={keys.openHelp}
      />
      {keys.help}
    </>
  );
}

interface LaneSectionProps {
  id: string;
  lane: Lane;
  orders: readonly OrderSummary[];
  now: number;
  restaurant: RestaurantSummary;
  handlers: Omit<ComponentProps<typeof LaneCard>, 'order' | 'prepMinutes'>;
  isTab: boolean;
  isShown: boolean;
}

function LaneSection(props: LaneSectionProps) {
  const { id, lane, orders, now, restaurant, handlers, isTab, isShown } = props;
  const titleId = `${id}-${lane}`;
  return (
    <section
      id={panelId(id, lane)}
      data-lane={lane}
      className={classes.lane}
      {...(isTab
        ? { role: 'tabpanel', 'aria-labelledby': tabId(id, lane), inert: !isShown }
        : { 'aria-labelledby': titleId })}
    >
      <h2 id={titleId} className={classes.title}>
        <LaneName lane={lane} orders={orders} now={now} />
      </h2>
      {orders.length === 0 && <EmptyLane lane={lane} restaurant={restaurant} />}
      <ul className={classes.cards}>
        {orders.map((order) => (
          <li key={order.id}>
            <LaneCard order={order} prepMinutes={restaurant.prepMinutes} {...handlers} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A lane's name, how many orders it has, and how many of them are urgent. */
function LaneName(props: { lane: Lane; orders: readonly OrderSummary[]; now: number }) {
  const { lane, orders, now } = props;
  const { t } = useTranslation('provider-common');
  const urgent = countUrgent(orders, now);
  const text = lane === 'new' ? 'urgent_new' : 'urgent';
  return (
    <>
      {t(`lane.${lane}`)} <span className={classes.count}>{formatCount(orders.length)}</span>
      {urgent > 0 && (
        <Badge tone="danger" icon={<AlertIcon size="small" />}>
          {t(text, { count: urgent })}
        </Badge>
      )}
    </>
  );
}
