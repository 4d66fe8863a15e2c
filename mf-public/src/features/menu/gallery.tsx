import { useTranslation } from 'react-i18next';
import type { Restaurant } from 'shared-api/contract';
import { useOwnTexts } from 'shared-api/own-text';
import { RestaurantPicture } from '../../lib/restaurant/restaurant-picture.tsx';
import classes from './gallery.module.css';

/** The restaurant's pictures after the banner, in a row that scrolls by finger, wheel and arrow keys. */
export function Gallery(props: { restaurant: Restaurant }) {
  const { images, bannerUrl, bgImage, language } = props.restaurant;
  const { text: name } = useOwnTexts(language).name(props.restaurant);
  const { t } = useTranslation('menu');
  const pictures = images.filter((path) => path !== (bannerUrl ?? bgImage));
  if (pictures.length === 0) return null;
  return (
    <section aria-labelledby="pictures" className={classes.gallery}>
      <h2 id="pictures">{t('pictures')}</h2>
      <ul tabIndex={0} aria-labelledby="pictures" className={classes.strip}>
        {pictures.map((path, index) => (
          <li key={path} className={classes.entry}>
            <RestaurantPicture
              path={path}
              alt={t('picture', { name, number: index + 1 })}
              ratio="wide"
              sizes="(width <= 400px) 80vw, 320px"
              className={classes.picture}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
