import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { unseenCount, useNotifications, useSession } from 'shared-api';
import { IconButton, Popover, VisuallyHidden } from 'shared-ui';
import { BellIcon } from 'shared-ui/icons';
import { NotificationList } from './notification-list.tsx';
import { notificationText } from './notification-text.ts';

/** The bell of every page: how many notifications are new, and all of them when opened. */
export function Bell() {
  const { t } = useTranslation('notification');
  const count = useNotifications(unseenCount);
  const newest = useNotifications((state) => state.notifications[0]);
  const seenUpTo = useNotifications((state) => state.seenUpTo);
  const markSeen = useNotifications((state) => state.markSeen);
  const role = useSession((session) => session.user?.role);
  const [seenBefore, setSeenBefore] = useState(0);

  function handleToggle(isOpen: boolean) {
    if (!isOpen) return;
    setSeenBefore(seenUpTo);
    markSeen();
  }

  return (
    <>
      <Popover
        label={t('title')}
        onToggle={handleToggle}
        renderTrigger={(trigger) => (
          <IconButton
            {...trigger}
            icon={<BellIcon />}
            label={count > 0 ? t('open_unread', { count }) : t('open')}
            badgeCount={count}
          />
        )}
      >
        {(close) => <NotificationList seenUpTo={seenBefore} onFollow={close} />}
      </Popover>
      <VisuallyHidden>
        <span role="status">{count > 0 && newest ? notificationText(t, newest, role) : ''}</span>
      </VisuallyHidden>
    </>
  );
}
