import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { personName, type RestaurantApproval } from 'shared-api/contract';
import { Badge, formatDate, formatRelative, useLanguage, useNow } from 'shared-ui';
import { QueueRow } from './queue-row.tsx';
import type { RestaurantDecision } from './use-decide-restaurant.ts';
import { StorefrontLinks, StorefrontTexts, usePlace } from './storefront-facts.tsx';
import classes from './queue-row.module.css';

const MINUTE_MS = 60_000;

type Storefront = RestaurantApproval['similar'][number];

interface WaitingRestaurantProps {
  approval: RestaurantApproval;
  onDecide: (decision: RestaurantDecision['decision']) => void;
}

/** A new restaurant or a new name: why it waits, whose it is, what it is close to, and decision buttons. */
export function WaitingRestaurant(props: WaitingRestaurantProps) {
  const { approval, onDecide } = props;
  const { wanted, decline, similar } = approval;
  const { t } = useTranslation('admin-approval');
  return (
    <QueueRow name={wanted.name} decline={decline} onDecide={onDecide}>
      <Facts approval={approval} />
      {similar.length > 0 ? (
        <ul className={classes.restaurants} aria-label={t('look.compare')}>
          {similar.map((storefront) => (
            <Similar key={storefront.id} storefront={storefront} />
          ))}
        </ul>
      ) : (
        <p className={classes.restaurants}>{t('look.nothing_close')}</p>
      )}
    </QueueRow>
  );
}

function Facts(props: { approval: RestaurantApproval }) {
  const { approval } = props;
  const { restaurant, wanted, owner, of, since } = approval;
  const { t } = useTranslation('admin-approval');
  const language = useLanguage();
  const now = useNow(MINUTE_MS);
  const place = usePlace();
  const kind = of === 'restaurant' ? 'new' : wanted.name === restaurant.name ? 'place' : 'name';
  return (
    <div className={classes.who}>
      <p>
        <bdi className={classes.name}>{wanted.name}</bdi> <Badge>{t(`look.kind.${kind}`)}</Badge>
      </p>
      <p className={classes.contact}>
        <bdi translate="no">{place(wanted)}</bdi> · {t('dishes', { count: restaurant.items })}
        {since && (
          <>
            {' · '}
            <time dateTime={since} title={formatDate(since, language, 'long')}>
              {t('look.since', { when: formatRelative(since, language, now) })}
            </time>
          </>
        )}
      </p>
      {of === 'name' && (
        <p className={classes.contact}>
          {t('look.public_now')} <bdi translate="no">{restaurant.name}</bdi> · {place(restaurant)}
        </p>
      )}
      <p className={classes.contact}>
        {t('look.owner')}{' '}
        <Link to={`/admin/users?user=${owner.id}`}>
          <bdi translate="no">{personName(owner)}</bdi>
        </Link>
      </p>
      <StorefrontTexts {...restaurant} />
      <StorefrontLinks {...restaurant} name={wanted.name} />
    </div>
  );
}

/** A public restaurant that a visitor may take the new one for. */
function Similar(props: { storefront: Storefront }) {
  const { storefront } = props;
  const { t } = useTranslation('admin-approval');
  const place = usePlace();
  return (
    <li>
      <p>
        {t('look.close_to')} <bdi className={classes.restaurant}>{storefront.name}</bdi>
      </p>
      <p className={classes.contact}>{place(storefront)}</p>
      <StorefrontTexts {...storefront} />
      <StorefrontLinks {...storefront} />
    </li>
  );
}
