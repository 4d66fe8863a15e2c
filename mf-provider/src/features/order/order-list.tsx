import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Page } from 'shared-api';
import { useErrorText } from 'shared-api';
import type { OrderSummary } from 'shared-api/contract';
import {
  Button,
  Card,
  cursorPager,
  EmptyState,
  ErrorState,
  formatCount,
  IconButton,
  Loading,
  Pagination,
  Skeleton,
} from 'shared-ui';
import { KeyboardIcon } from 'shared-ui/icons';
import type { SearchChanges } from 'shared-ui/router';
import { LazyDialog } from '../../lib/lazy-dialog.tsx';
import { loadBlockedDialog } from './load-dialogs.ts';
import { OrderCard } from './order-card.tsx';
import { isFiltered, NO_ORDER_FILTERS, ORDERS_PER_PAGE, type OrderFilters } from './order-filters.ts';
import type { OrderBoard } from './use-order-board.ts';
import { useStableHandler } from './use-stable-handler.ts';
import { useOrderShortcuts } from './use-order-shortcuts.tsx';
import { useOrders } from './get-orders.ts';
import classes from './order-list.module.css';

interface OrderListProps {
  restaurantId: string;
  filters: OrderFilters;
  desk: OrderBoard;
  onPrint: (order: OrderSummary) => void;
  onChange: (changes: SearchChanges, options?: { isStep?: boolean }) => void;
}

/** The page of orders that match the filters. */
export function OrderList(props: OrderListProps) {
  const { restaurantId, filters, onChange } = props;
  const { t } = useTranslation('provider-order');
  const errorText = useErrorText();
  const { data: page, error, refetch, isFetching, isPlaceholderData } = useOrders(restaurantId, filters);

  if (!page && error) {
    return (
      <ErrorState title={t('load_failed')} onRetry={() => void refetch()} isRetrying={isFetching}>
        {errorText(error)}
      </ErrorState>
    );
  }
  if (!page) return <OrderSkeletons />;
  if (page.rows.length === 0) return <NoOrders filters={filters} onChange={onChange} />;
  return (
    <>
      <OrderCards {...props} page={page} isStale={isPlaceholderData} />
      <OrderPager page={page} isDisabled={isPlaceholderData} onChange={onChange} />
    </>
  );
}

/** The cards of one page, for touch and keyboard. */
function OrderCards(props: OrderListProps & { page: Page<OrderSummary>; isStale: boolean }) {
  const { restaurantId, page, isStale, desk, onPrint, onChange } = props;
  const { t } = useTranslation('provider-order');
  const list = useRef<HTMLUListElement>(null);
  const [isBlockedOpen, setBlockedOpen] = useState(false);
  const open = useStableHandler(({ id }: OrderSummary) => onChange({ order: id }));
  const act = useStableHandler(desk.act);
  const setStatus = useStableHandler(desk.setStatus);
  const print = useStableHandler(onPrint);
  const closeBlocked = () => setBlockedOpen(false);
  const keys = useOrderShortcuts(list, { orders: page.rows, onOpen: open, onAct: act, onPrint: print });

  return (
    <>
      <div className={classes.bar}>
        <p className={classes.count} role="status">
          {t(page.isMinimum ? 'count_more' : 'count', {
            count: page.total,
            formatted: formatCount(page.total),
          })}
        </p>
        <Button variant="quiet" size="small" className={classes.blocked} onClick={() => setBlockedOpen(true)}>
          {t('blocked.title')}
        </Button>
        <IconButton
          className={classes.help}
          icon={<KeyboardIcon />}
          label={t('keys.title')}
          onClick={keys.openHelp}
        />
      </div>
      <ul ref={list} className={classes.list} aria-busy={isStale || undefined}>
        {page.rows.map((order) => (
          <li key={order.id} className={classes.entry}>
            <OrderCard order={order} onAct={act} onStatus={setStatus} onOpen={open} onPrint={print} />
          </li>
        ))}
      </ul>
      {keys.help}
      {isBlockedOpen && (
        <LazyDialog
          load={loadBlockedDialog}
          title={t('blocked.title')}
          dialogProps={{ restaurantId, onClose: closeBlocked }}
          onClose={closeBlocked}
        />
      )}
    </>
  );
}

function OrderPager(
  props: Pick<OrderListProps, 'onChange'> & { page: Page<OrderSummary>; isDisabled: boolean },
) {
  const { page, isDisabled, onChange } = props;
  const { t } = useTranslation('provider-order');
  if (!page.next && !page.previous) return null;
  const turn = (cursor: string | null) => onChange({ cursor }, { isStep: true });
  return (
    <Pagination label={t('pages')} isDisabled={isDisabled} {...cursorPager(page, ORDERS_PER_PAGE, turn)} />
  );
}

function NoOrders(props: Pick<OrderListProps, 'filters' | 'onChange'>) {
  const { filters, onChange } = props;
  const { t } = useTranslation('provider-order');
  if (!isFiltered(filters)) return <EmptyState title={t('empty.title')}>{t('empty.text')}</EmptyState>;
  return (
    <EmptyState
      title={t('no_match.title')}
      action={<Button onClick={() => onChange({ ...NO_ORDER_FILTERS })}>{t('filter.reset')}</Button>}
    >
      {t('no_match.text')}
    </EmptyState>
  );
}

function OrderSkeletons() {
  const { t } = useTranslation('provider-order');
  return (
    <Loading label={t('loading')} className={classes.list}>
      {Array.from({ length: 6 }, (_, index) => (
        <Card key={index} className={classes.skeleton}>
          <Skeleton width="short" />
          <Skeleton shape="title" width="half" />
          <Skeleton width="long" />
          <Skeleton width="half" />
          <Skeleton shape="button" width="full" />
        </Card>
      ))}
    </Loading>
  );
}
