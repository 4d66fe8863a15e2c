import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Approval } from 'shared-api/contract';
import {
  Avatar,
  Badge,
  Button,
  ButtonLink,
  EmailText,
  formatDate,
  formatRelative,
  useLanguage,
  useNow,
} from 'shared-ui';
import { personName } from '../../lib/person-name.ts';
import type { Decision } from './approval-queries.ts';
import classes from './queue-row.module.css';

const MINUTE_MS = 60_000;

interface WaitingOwnerProps {
  owner: Approval;
  onDecide: (decision: Decision['decision']) => void;
}

/** An owner who waits or was declined: person, restaurant, contact and decision buttons. */
export function WaitingOwner(props: WaitingOwnerProps) {
  const { owner, onDecide } = props;
  const { user, decline } = owner;
  const { t } = useTranslation('admin-approval');
  const language = useLanguage();
  const now = useNow(MINUTE_MS);
  const name = personName(user);
  return (
    <li className={classes.row}>
      <Avatar name={name} />
      <div className={classes.who}>
        <Link to={`/admin/users?user=${user.id}`} className={classes.name}>
          <bdi>{name}</bdi>
        </Link>
        <p className={classes.contact}>
          <a href={`mailto:${user.email}`}>
            <EmailText email={user.email} />
          </a>
          {user.phone && <span className={classes.phone}>{user.phone}</span>}
        </p>
        <p className={classes.contact}>
          <time dateTime={user.createdAt} title={formatDate(user.createdAt, language, 'long')}>
            {t('since', { when: formatRelative(user.createdAt, language, now) })}
          </time>
          {!user.emailConfirmed && <> · {t('email_open')}</>}
        </p>
      </div>
      <Restaurants owner={owner} />
      <div className={classes.actions}>
        {!decline && (
          <Button
            size="small"
            aria-label={t('decline.open_named', { name })}
            onClick={() => onDecide('decline')}
          >
            {t('decline.open')}
          </Button>
        )}
        <Button
          size="small"
          variant="primary"
          aria-label={t('accept.open_named', { name })}
          onClick={() => onDecide('accept')}
        >
          {t(decline ? 'accept.after_all' : 'accept.open')}
        </Button>
      </div>
      {decline && (
        <p className={classes.reason}>
          {t('decline.was', { date: formatDate(decline.at, language) })} <bdi>{decline.reason}</bdi>
        </p>
      )}
    </li>
  );
}

function Restaurants(props: { owner: Approval }) {
  const { restaurants } = props.owner;
  const { t } = useTranslation('admin-approval');
  if (restaurants.length === 0) return <p className={classes.restaurants}>{t('no_restaurant')}</p>;
  return (
    <ul className={classes.restaurants}>
      {restaurants.map(({ id, name, slug, region, commune, category, items, closeTo = [] }) => (
        <li key={id}>
          <p className={classes.restaurant}>
            <bdi>{name}</bdi> {category && <Badge>{t(`cuisine.${category}`)}</Badge>}
          </p>
          <p className={classes.contact}>
            {[commune, region].filter(Boolean).join(', ') || t('no_place')} · {t('dishes', { count: items })}
          </p>
          {closeTo.length > 0 && (
            <p className={classes.warning}>
              {t('look.close_to')} <bdi>{closeTo.join(', ')}</bdi>
            </p>
          )}
          <p className={classes.links}>
            <ButtonLink
              component={Link}
              to={`/restaurant/${slug}/menu`}
              variant="quiet"
              size="small"
              aria-label={t('menu_named', { name })}
            >
              {t('menu')}
            </ButtonLink>
            <ButtonLink
              component={Link}
              to={`/admin/restaurant/${id}`}
              variant="quiet"
              size="small"
              aria-label={t('details_named', { name })}
            >
              {t('details')}
            </ButtonLink>
          </p>
        </li>
      ))}
    </ul>
  );
}
