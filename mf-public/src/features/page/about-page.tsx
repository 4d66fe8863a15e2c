import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ButtonLink, Container, PageHeader, PageTitle } from 'shared-ui';
import classes from './page.module.css';

/** About: two paragraphs (requirements 2.5). */
export default function AboutPage() {
  const { t } = useTranslation('page');
  return (
    <Container size="medium" className={classes.page}>
      <PageTitle title={t('about.tab')} />
      <PageHeader title={t('about.title')} />
      <div className={classes.prose}>
        <p className={classes.lead}>{t('about.first')}</p>
        <p>{t('about.second')}</p>
      </div>
      <div className={classes.actions}>
        <ButtonLink component={Link} to="/" variant="primary">
          {t('about.browse')}
        </ButtonLink>
        <ButtonLink component={Link} to="/business">
          {t('about.business')}
        </ButtonLink>
      </div>
    </Container>
  );
}
