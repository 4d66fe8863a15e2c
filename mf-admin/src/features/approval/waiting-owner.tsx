import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { personName, type Approval } from 'shared-api/contract';
import { Badge, EmailText, formatDate, formatList, formatRelative, useLanguage, useNow } from 'shared-ui';
import type { Decision } from './use-decide.ts';
import { QueueRow } from './queue-row.tsx';
import { StorefrontLinks, StorefrontTexts, usePlace } from './storefront-facts.tsx';
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
    <QueueRow name={name} decline={decline} onDecide={onDecide}>
      <div className={classes.who}>
        <Link to={`/admin/users?user=${user.id}`} className={classes.name}>
          <bdi translate="no">{name}</bdi>
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
    </QueueRow>
  );
}

function Restaurants(props: { owner: Approval }) {
  const { restaurants } = props.owner;
  const { t } = useTranslation('admin-approval');
  const language = useLanguage();
  const place = usePlace();
  if (restaurants.length === 0) return <p className={classes.restaurants}>{t('no_restaurant')}</p>;
  return (
    <ul className={classes.restaurants}>
      {restaurants.map(({ id, name, slug, region, commune, category, items, closeTo = [], ...texts }) => (
        <li key={id}>
          <p className={classes.restaurant}>
            <bdi translate="no">{name}</bdi> {category && <Badge>{t(`cuisine.${category}`)}</Badge>}
          </p>
          <p className={classes.contact}>
            <bdi translate="no">{place({ region, commune })}</bdi> · {t('dishes', { count: items })}
          </p>
          {closeTo.length > 0 && (
            <p className={classes.warning}>
              {t('look.close_to')} <bdi translate="no">{formatList(closeTo, language)}</bdi>
            </p>
          )}
          <StorefrontTexts {...texts} description={texts.description} />
          <StorefrontLinks id={id} slug={slug} name={name} />
        </li>
      ))}
    </ul>
  );
}
