import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Card, CardLink, formatCount, Skeleton } from 'shared-ui';
import { MailIcon, ReceiptIcon, SettingsIcon, UsersIcon } from 'shared-ui/icons';
import { useMessageFigure, useOrderFigures, useUserFigures } from './figure-queries.ts';
import classes from './figures.module.css';

/** Links to users, orders, messages and settings, each with its figures. */
export function Figures() {
  const { t } = useTranslation('admin-dashboard');
  const count = useCount();
  const users = useUserFigures();
  const orders = useOrderFigures();
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
        isPending={orders.isPending}
        figure={orders.data && t('orders.today', count(orders.data.today))}
        second={orders.data && t('orders.pending', count(orders.data.pending))}
      />
      <Figure
        to="/admin/messages"
        icon={<MailIcon />}
        title={t('messages.title')}
        isPending={messages.isPending}
        figure={messages.data !== undefined && t('messages.unread', count(messages.data))}
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
  return (count: number) => ({ count, formatted: formatCount(count) });
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
