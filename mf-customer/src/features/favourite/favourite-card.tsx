import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { pictureUrl, useAppContext } from 'shared-api';
import { useOwnTexts } from 'shared-api/own-text';
import { placeName } from 'shared-api/place-name';
import { openingChange, openingWord, type RestaurantSummary } from 'shared-api/contract';
import { Card, CardLink, formatDecimal, formatList, IconButton, OpeningBadge, Picture } from 'shared-ui';
import { HeartIcon, StarIcon, UtensilsIcon } from 'shared-ui/icons';
import classes from './favourite-card.module.css';

const PICTURE_SIZE = 320;

export interface FavouriteCardProps {
  readonly restaurant: RestaurantSummary;
  readonly now: number;
  readonly onRemove: () => void;
}

/** A favourite: links to its menu, and its heart removes it. */
export function FavouriteCard(props: FavouriteCardProps) {
  const { restaurant, now, onRemove } = props;
  const { t, i18n } = useTranslation('customer-favourite');
  const name = useOwnTexts(restaurant.language).name(restaurant);
  const { region, commune, rating, opening, provider } = restaurant;
  const place = formatList([placeName(t, region), placeName(t, commune)], i18n.language);
  return (
    <Card as="li" padding="small" isInteractive className={classes.card}>
      <Thumbnail path={restaurant.bannerUrl} />
      <div className={classes.texts}>
        <h2 className={classes.name} {...name.marks}>
          <CardLink
            component={Link}
            to={`/restaurant/${encodeURIComponent(provider.slug)}/menu`}
            state={{ restaurant }}
          >
            {name.text}
          </CardLink>
        </h2>
        <p className={classes.place}>
          {rating && (
            <span className={classes.rating}>
              <StarIcon size="small" title={t('rating')} className={classes.star} />
              {formatDecimal(rating.average, 1, i18n.language)}
            </span>
          )}
          <span dir="auto">{place}</span>
        </p>
        <p>
          <OpeningBadge word={openingWord(opening)} change={openingChange(opening, now)} />
        </p>
      </div>
      <IconButton
        icon={<HeartIcon />}
        label={t('remove', { name: name.text })}
        className={classes.heart}
        onClick={onRemove}
      />
    </Card>
  );
}

function Thumbnail(props: { readonly path: string | null }) {
  const { path } = props;
  const { baseUrl } = useAppContext();
  return (
    <Picture
      alt=""
      src={path && pictureUrl(`${baseUrl}${path}`, PICTURE_SIZE)}
      blank={<UtensilsIcon size="large" />}
      width={PICTURE_SIZE}
      height={PICTURE_SIZE}
      ratio="square"
      className={classes.picture}
    />
  );
}
