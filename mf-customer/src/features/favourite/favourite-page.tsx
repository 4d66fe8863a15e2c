import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useErrorText } from 'shared-api';
import {
  ButtonLink,
  EmptyState,
  ErrorState,
  Grid,
  PageHeader,
  PageTitle,
  useNow,
  useFocusAfter,
} from 'shared-ui';
import { WaitingCards } from '../../lib/waiting-cards.tsx';
import { FavouriteCard } from './favourite-card.tsx';
import { inOrder } from './in-order.ts';
import { useFavourites } from './get-favourites.ts';
import { useRemoveFavourite } from './use-remove-favourite.ts';

/** The favourites of the signed-in user. */
export function FavouritePage() {
  const { t } = useTranslation('customer-favourite');
  const { ref, moveFocus } = useFocusAfter<HTMLDivElement>();
  return (
    <>
      <PageTitle title={t('title')} />
      <PageHeader title={t('title')} description={t('description')} />
      <div ref={ref} tabIndex={-1} role="group" aria-label={t('title')}>
        <Favourites onRemoved={moveFocus} />
      </div>
    </>
  );
}

const MINUTE_MS = 60_000;

function Favourites(props: { readonly onRemoved: () => void }) {
  const { t, i18n } = useTranslation('customer-favourite');
  const query = useFavourites();
  const remove = useRemoveFavourite();
  const errorText = useErrorText();
  const now = useNow(MINUTE_MS);
  if (query.data) {
    if (query.data.length === 0) return <NoFavourites />;
    return (
      <Grid as="ul" columns="large">
        {inOrder(query.data, i18n.language).map((restaurant) => (
          <FavouriteCard
            key={restaurant.id}
            restaurant={restaurant}
            now={now}
            onRemove={() => {
              remove(restaurant);
              props.onRemoved();
            }}
          />
        ))}
      </Grid>
    );
  }
  if (query.isPending) return <WaitingCards count={4} lines={1} />;
  return (
    <ErrorState title={t('failed')} onRetry={() => void query.refetch()} isRetrying={query.isFetching}>
      {errorText(query.error)}
    </ErrorState>
  );
}

function NoFavourites() {
  const { t } = useTranslation('customer-favourite');
  return (
    <EmptyState
      title={t('empty')}
      action={
        <ButtonLink component={Link} to="/" variant="primary">
          {t('browse')}
        </ButtonLink>
      }
    >
      {t('empty_hint')}
    </EmptyState>
  );
}
