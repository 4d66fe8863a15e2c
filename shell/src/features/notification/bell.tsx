import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { unseenCount, useNotifications, useSession } from 'shared-api';
import { IconButton, lazyTexts, Popover, Spinner, useLazy, VisuallyHidden } from 'shared-ui';
import { BellIcon } from 'shared-ui/icons';
import { useToast } from 'shared-ui/toast';
import { loadNotificationList } from './load-list.ts';
import { notificationText } from './notification-text.ts';

const text = lazyTexts('errors');

/** Loads the list as soon as a finger, pointer or the focus is on the bell; opening it retries. */
function fetchAhead() {
  loadNotificationList().catch(() => undefined);
}

/** The bell of every page: the number of new notifications, and a list of all when opened. */
export function Bell() {
  const { t } = useTranslation('notification');
  const count = useNotifications(unseenCount);
  const newest = useNotifications((state) => state.notifications[0]);
  const seenUpTo = useNotifications((state) => state.seenUpTo);
  const role = useSession((session) => session.user?.role);
  const [seenBefore, setSeenBefore] = useState(0);
  const toast = useToast();
  const { loaded: list, start } = useLazy(loadNotificationList);

  async function handleToggle(isOpening: boolean) {
    if (!isOpening) return;
    setSeenBefore(seenUpTo);
    if (!list && !(await start())) toast.error(text('network_error'));
  }

  return (
    <>
      <Popover
        label={t('title')}
        onToggle={(isOpening) => void handleToggle(isOpening)}
        renderTrigger={(trigger) => (
          <IconButton
            {...trigger}
            onPointerEnter={fetchAhead}
            onFocus={fetchAhead}
            icon={<BellIcon />}
            label={count > 0 ? t('open_unread', { count }) : t('open')}
            badgeCount={count}
          />
        )}
      >
        {(close) =>
          list ? (
            <list.NotificationList seenUpTo={seenBefore} onFollow={close} />
          ) : (
            <Spinner size="large" layout="block" />
          )
        }
      </Popover>
      <VisuallyHidden>
        <span role="status">{count > 0 && newest ? notificationText(t, newest, role) : ''}</span>
      </VisuallyHidden>
    </>
  );
}
