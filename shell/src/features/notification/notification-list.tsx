import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { errorTextOf, useApi, useNotifications, useSession } from 'shared-api';
import type { Notification } from 'shared-api/contract';
import { Button, classNames, formatRelative, lazyTexts, Sentence, useNow } from 'shared-ui';
import { BellIcon } from 'shared-ui/icons';
import { useToast } from 'shared-ui/toast';
import classes from './notification-list.module.css';
import { useAreasState } from '../../lib/areas-context.ts';
import { notificationPath } from './notification-path.ts';
import { notificationText, typedParams } from './notification-text.ts';

const MINUTE_MS = 60_000;
const text = lazyTexts('notification');

export interface NotificationListProps {
  /** Highest id that was seen before the list was opened. */
  readonly seenUpTo: number;
  readonly onFollow: () => void;
}

/** The opened bell. */
export function NotificationList(props: NotificationListProps) {
  const { t } = useTranslation('notification');
  const notifications = useNotifications((state) => state.notifications);
  const markSeen = useNotifications((state) => state.markSeen);
  const clear = useClear();
  const now = useNow(MINUTE_MS);
  // Notifications that arrive while the list is open count as seen.
  useEffect(() => markSeen(), [notifications, markSeen]);
  return (
    <div className={classes.panel}>
      <div className={classes.head}>
        <h2 className={classes.title}>{t('title')}</h2>
        {notifications.length > 0 && (
          <Button variant="quiet" size="small" onClick={() => void clear()}>
            {t('clear_all')}
          </Button>
        )}
      </div>
      {notifications.length === 0 ? (
        <p className={classes.empty}>
          <BellIcon size="large" className={classes.emptyIcon} />
          {t('empty')}
        </p>
      ) : (
        <ul className={classes.list}>
          {notifications.map((notification) => (
            <Entry
              key={notification.id}
              notification={notification}
              isNew={notification.id > props.seenUpTo}
              now={Math.max(now, notification.id)}
              onFollow={props.onFollow}
            />
          ))}
        </ul>
      )}
    </div>
  );
}

/** Empties the bell here and in the service; restores it if that fails. */
function useClear() {
  const api = useApi();
  const isSignedIn = useSession((session) => session.user !== null);
  const notifications = useNotifications((state) => state.notifications);
  const clear = useNotifications((state) => state.clear);
  const markCleared = useNotifications((state) => state.markCleared);
  const add = useNotifications((state) => state.add);
  const toast = useToast();
  return async () => {
    clear();
    if (!isSignedIn) return;
    try {
      await api.notification.clear();
      markCleared(notifications[0]?.id ?? 0);
    } catch (error) {
      notifications.forEach(add);
      toast.error(text('clear_failed', { why: errorTextOf(error) }));
    }
  };
}

interface EntryProps {
  readonly notification: Notification;
  readonly isNew: boolean;
  /** The present instant in milliseconds, which the age refers to. */
  readonly now: number;
  readonly onFollow: () => void;
}

function Entry(props: EntryProps) {
  const { notification, isNew, now, onFollow } = props;
  const { t, i18n } = useTranslation('notification');
  const role = useSession((session) => session.user?.role);
  const path = useAreasState(({ registry }) => notificationPath(registry, notification, role));
  const content = (
    <>
      <span className={classes.text} dir="auto">
        <Sentence text={notificationText(t, notification, role)} kept={typedParams(notification)} />
      </span>
      <time className={classes.time} dateTime={new Date(notification.id).toISOString()}>
        {formatRelative(notification.id, i18n.language, now)}
      </time>
    </>
  );
  return (
    <li className={classNames(classes.entry, isNew && classes.new)}>
      {path ? (
        <Link to={path} className={classes.link} onClick={onFollow}>
          {content}
        </Link>
      ) : (
        content
      )}
    </li>
  );
}
