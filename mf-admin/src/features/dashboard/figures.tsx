import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Card, CardLink, Skeleton } from 'shared-ui';
import { MailIcon, ReceiptIcon, SettingsIcon, UsersIcon } from 'shared-ui/icons';
import { type Total, useTotalText } from '../../lib/use-total-text.ts';
import { useMessageFigure, usePendingFigure, useUserFigures } from './get-figures.ts';
import { useMarketplaceStatistics } from './get-statistics.ts';
import { usePeriod } from './use-period.ts';
import classes from './figures.module.css';

/** Links to users, orders, messages and settings, each with its figures. */
export function Figures() {
  const { t } = useTranslation('admin-dashboard');
  const count = useCount();
  const users = useUserFigures();
  const pending = usePendingFigure();
  const { data: market, isPending: isMarketPending } = useMarketplaceStatistics(usePeriod().period);
  const messages = useMessageFigure();
  return (
    <ul className={classes.figures}>
      <Figure
        to="/admin/users"
        icon={<UsersIcon />}
        title={t('users.title')}
        isPending={users.isPending}
        figure={users.data && t('users.all', count(users.data.all))}
        second={users.data && t('users.waiting', count(users.data.waiting))}
      />
      <Figure
        to="/admin/orders"
        icon={<ReceiptIcon />}
        title={t('orders.title')}
        isPending={pending.isPending || isMarketPending}
        figure={market && t('orders.today', count({ total: market.now.today.orders, isMinimum: false }))}
        second={pending.data && t('orders.pending', count(pending.data))}
      />
      <Figure
        to="/admin/messages"
        icon={<MailIcon />}
        title={t('messages.title')}
        isPending={messages.isPending}
        figure={messages.data && t('messages.unread', count(messages.data))}
        second={t('messages.text')}
      />
      <Figure
        to="/admin/settings"
        icon={<SettingsIcon />}
        title={t('settings.title')}
        isPending={false}
        figure={t('settings.value')}
        second={t('settings.text')}
      />
    </ul>
  );
}

function useCount() {
  const totalText = useTotalText();
  return (total: Total) => ({ count: total.total, formatted: totalText(total) });
}

interface FigureProps {
  to: string;
  icon: ReactNode;
  title: string;
  isPending: boolean;
  /** Undefined if it could not be counted; the link stays. */
  figure: ReactNode;
  second: ReactNode;
}

function Figure(props: FigureProps) {
  const { to, icon, title, isPending, figure, second } = props;
  return (
    <Card as="li" isInteractive className={classes.figure}>
      <span className={classes.icon}>{icon}</span>
      <h2 className={classes.title}>
        <CardLink component={Link} to={to}>
          {title}
        </CardLink>
      </h2>
      <div className={classes.value}>{isPending ? <Skeleton width="half" /> : figure || '–'}</div>
      <div className={classes.second}>{isPending ? <Skeleton width="long" /> : second}</div>
    </Card>
  );
}
