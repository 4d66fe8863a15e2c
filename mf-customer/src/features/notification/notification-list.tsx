import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useNotifications } from 'shared-api';
import type { Notification } from 'shared-api/contract';
import { Badge, Card, classNames, formatDateTime, formatRelative, useNow } from 'shared-ui';
import classes from './notification-list.module.css';
import { useNotificationText } from './use-notification-text.ts';

const MINUTE_MS = 60_000;

/** The notifications, newest first; those unseen when the page was opened are marked. */
export function NotificationList(props: { readonly notifications: readonly Notification[] }) {
  const { notifications } = props;
  const markSeen = useNotifications((state) => state.markSeen);
  const seenUpTo = useNotifications((state) => state.seenUpTo);
  const [seenBefore] = useState(seenUpTo);
  const now = useNow(MINUTE_MS);
  useEffect(() => markSeen(), [notifications, markSeen]);
  return (
    <Card padding="none">
      <ul>
        {notifications.map((notification) => (
          <Entry
            key={notification.id}
            notification={notification}
            isNew={notification.id > seenBefore}
            now={Math.max(now, notification.id)}
          />
        ))}
      </ul>
    </Card>
  );
}

interface EntryProps {
  readonly notification: Notification;
  readonly isNew: boolean;
  readonly now: number;
}

function Entry(props: EntryProps) {
  const { notification, isNew, now } = props;
  const { id, orderId } = notification;
  const { t, i18n } = useTranslation('customer-notification');
  const text = useNotificationText()(notification);
  return (
    <li className={classNames(classes.entry, isNew && classes.new)}>
      <p className={classes.text} dir="auto">
        {orderId === null ? (
          text
        ) : (
          <Link to={`/user/orders/${orderId}`} className={classes.link}>
            {text}
          </Link>
        )}
      </p>
      <p className={classes.foot}>
        {isNew && (
          <Badge tone="accent" className={classes.mark}>
            {t('new')}
          </Badge>
        )}
        <time dateTime={new Date(id).toISOString()} title={formatDateTime(id, i18n.language)}>
          {formatRelative(id, i18n.language, now)}
        </time>
      </p>
    </li>
  );
}
