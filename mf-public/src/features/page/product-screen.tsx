import { useTranslation } from 'react-i18next';
import { languageOf } from 'shared-api/contract';
import { useLanguage } from 'shared-ui';
import classes from './product-screen.module.css';
import { SCREEN_PICTURES, SCREEN_SIZE, type ScreenName } from './screen-pictures.ts';

/**
 * Picture of a screen of the product on a phone, in the visitor's language. Of the two themes the style sheet shows
 * one; a browser doesn't load a lazy picture that isn't shown.
 */
export function ProductScreen(props: { name: ScreenName }) {
  const { name } = props;
  const { t } = useTranslation('business');
  const language = languageOf(useLanguage());
  const pictures = SCREEN_PICTURES[name][language] ?? SCREEN_PICTURES[name].en;
  return (
    <div className={classes.phone}>
      {(['light', 'dark'] as const).map((theme) => (
        <img
          key={theme}
          src={pictures[theme]}
          alt={t(`screens.${name}.alt`)}
          {...SCREEN_SIZE}
          loading="lazy"
          decoding="async"
          className={theme === 'light' ? classes.light : classes.dark}
          // The browser's build knows the address with the site's name, the server's without.
          suppressHydrationWarning
        />
      ))}
    </div>
  );
}
