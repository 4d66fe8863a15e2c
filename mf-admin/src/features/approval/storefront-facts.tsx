import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { LANGUAGE_NAMES, LANGUAGES, type RestaurantApproval } from 'shared-api/contract';
import { placeName } from 'shared-api/place-name';
import { ButtonLink, formatList, TypedText, useLanguage } from 'shared-ui';
import classes from './queue-row.module.css';

/** Links to a restaurant's menu and details. @param props.name how the row calls it */
export function StorefrontLinks(props: { id: string; slug: string; name: string }) {
  const { id, slug, name } = props;
  const { t } = useTranslation('admin-approval');
  return (
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
  );
}

/** Commune and region, or that there is none. */
export function usePlace() {
  const { t } = useTranslation('admin-approval');
  const language = useLanguage();
  return ({ region, commune }: { region: string | null; commune: string | null }) =>
    formatList([placeName(t, commune), placeName(t, region)], language) || t('no_place');
}

type Written = Pick<RestaurantApproval['restaurant'], 'language' | 'translations'>;

/** The description, and name and description in the other languages in which they are given: all will be public. */
export function StorefrontTexts(props: Written & { description: string | undefined }) {
  const { description, language, translations = {} } = props;
  return (
    <>
      {description && (
        <TypedText className={classes.contact} text={description} {...(language && { lang: language })} />
      )}
      {LANGUAGES.map((other) => {
        const texts = other === language ? undefined : translations[other];
        const given = [texts?.name, texts?.description].filter(Boolean).join(' – ');
        return (
          given && (
            <div key={other} className={classes.contact}>
              <bdi className={classes.name}>{LANGUAGE_NAMES[other]}</bdi>
              <TypedText lang={other} text={given} />
            </div>
          )
        );
      })}
    </>
  );
}
