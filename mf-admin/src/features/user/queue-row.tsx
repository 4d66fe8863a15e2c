import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Avatar, Button, ButtonLink, formatDate, useLanguage } from 'shared-ui';
import type { WaitingOwner } from './queue-queries.ts';
import { nameOf } from './user-name.ts';
import classes from './queue-row.module.css';

interface QueueRowProps {
  owner: WaitingOwner;
  onConfirm: () => void;
}

/** Somebody who waits: who it is, which restaurant, how to reach them. */
export function QueueRow(props: QueueRowProps) {
  const { owner, onConfirm } = props;
  const { user, provider } = owner;
  const { t } = useTranslation('admin-user');
  const language = useLanguage();
  const name = nameOf(user);
  const place = [provider?.restaurantName, provider?.commune].filter(Boolean).join(', ');
  return (
    <li className={classes.row}>
      <Avatar name={name} />
      <div className={classes.who}>
        <Link to={`/admin/users?user=${user.id}`} className={classes.name}>
          <bdi>{name}</bdi>
        </Link>
        {place && <p dir="auto">{place}</p>}
      </div>
      <div className={classes.contact}>
        <p>{user.email}</p>
        <p>
          {user.phone && `${user.phone} · `}
          {t('queue.since', { date: formatDate(user.createdAt, language) })}
        </p>
      </div>
      <div className={classes.actions}>
        {provider && (
          <ButtonLink
            component={Link}
            to={`/restaurant/${provider.slug}/menu`}
            size="small"
            aria-label={t('queue.menu_named', { name: provider.restaurantName })}
          >
            {t('queue.menu')}
          </ButtonLink>
        )}
        <Button
          size="small"
          variant="primary"
          aria-label={t('queue.confirm_named', { name })}
          onClick={onConfirm}
        >
          {t('deed.confirm')}
        </Button>
      </div>
    </li>
  );
}
