import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { RestaurantApproval } from 'shared-api/contract';
import {
  Avatar,
  Badge,
  Button,
  ButtonLink,
  formatDate,
  formatRelative,
  useLanguage,
  useNow,
} from 'shared-ui';
import { personName } from '../../lib/person-name.ts';
import type { RestaurantDecision } from './restaurant-approval-queries.ts';
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
  const language = useLanguage();
  const { name } = wanted;
  return (
    <li className={classes.row}>
      <Avatar name={name} />
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
        {place(wanted)} · {t('dishes', { count: restaurant.items })}
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
          {t('look.public_now')} <bdi>{restaurant.name}</bdi>, {place(restaurant)}
        </p>
      )}
      <p className={classes.contact}>
        {t('look.owner')}{' '}
        <Link to={`/admin/users?user=${owner.id}`}>
          <bdi>{personName(owner)}</bdi>
        </Link>
      </p>
      <Links storefront={restaurant} name={wanted.name} />
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
      <Links storefront={storefront} name={storefront.name} />
    </li>
  );
}

function Links(props: { storefront: Pick<Storefront, 'id' | 'slug'>; name: string }) {
  const { storefront, name } = props;
  const { t } = useTranslation('admin-approval');
  return (
    <p className={classes.links}>
      <ButtonLink
        component={Link}
        to={`/restaurant/${storefront.slug}/menu`}
        variant="quiet"
        size="small"
        aria-label={t('menu_named', { name })}
      >
        {t('menu')}
      </ButtonLink>
      <ButtonLink
        component={Link}
        to={`/admin/restaurant/${storefront.id}`}
        variant="quiet"
        size="small"
        aria-label={t('details_named', { name })}
      >
        {t('details')}
      </ButtonLink>
    </p>
  );
}

function usePlace() {
  const { t } = useTranslation('admin-approval');
  return ({ region, commune }: { region: string | null; commune: string | null }) =>
    [commune, region].filter(Boolean).join(', ') || t('no_place');
}
