import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ButtonLink, Card, Container, PageTitle } from 'shared-ui';
import { BellIcon, ClockIcon, EditIcon, ReceiptIcon, SearchIcon, WalletIcon } from 'shared-ui/icons';
import classes from './business-page.module.css';

const BENEFITS: readonly { key: string; icon: ReactNode }[] = [
  { key: 'found', icon: <SearchIcon /> },
  { key: 'orders', icon: <BellIcon /> },
  { key: 'menu', icon: <EditIcon /> },
  { key: 'hours', icon: <ClockIcon /> },
  { key: 'prices', icon: <WalletIcon /> },
  { key: 'day', icon: <ReceiptIcon /> },
];
const STEPS = ['register', 'confirm', 'menu', 'cook'] as const;

/** The provider pitch: benefits, how it works, and the way to register (requirements 2.5). */
export default function BusinessPage() {
  const { t } = useTranslation('page');
  return (
    <>
      <PageTitle title={t('business.tab')} />
      <div className={classes.hero}>
        <Container className={classes.heroText}>
          <h1 className={classes.title}>{t('business.title')}</h1>
          <p className={classes.lead}>{t('business.lead')}</p>
          <CallToAction hasLogin />
        </Container>
      </div>
      <Container className={classes.page}>
        <section className={classes.section}>
          <h2>{t('business.benefits_title')}</h2>
          <ul className={classes.benefits}>
            {BENEFITS.map(({ key, icon }) => (
              <Card as="li" key={key} className={classes.benefit}>
                <span className={classes.icon}>{icon}</span>
                <h3>{t(`business.benefits.${key}.title`)}</h3>
                <p>{t(`business.benefits.${key}.text`)}</p>
              </Card>
            ))}
          </ul>
        </section>
        <section className={classes.section}>
          <h2>{t('business.steps_title')}</h2>
          <ol className={classes.steps}>
            {STEPS.map((key, index) => (
              <li key={key} className={classes.step}>
                <span aria-hidden className={classes.number}>
                  {index + 1}
                </span>
                <div>
                  <h3>{t(`business.steps.${key}.title`)}</h3>
                  <p>{t(`business.steps.${key}.text`)}</p>
                </div>
              </li>
            ))}
          </ol>
        </section>
        <section className={classes.closing}>
          <h2>{t('business.closing_title')}</h2>
          <p>{t('business.closing_text')}</p>
          <CallToAction />
        </section>
      </Container>
    </>
  );
}

function CallToAction(props: { hasLogin?: boolean }) {
  const { t } = useTranslation('page');
  return (
    <div className={classes.actions}>
      <ButtonLink component={Link} to="/provider/register" variant="primary" size="large">
        {t('business.cta')}
      </ButtonLink>
      {props.hasLogin && (
        <ButtonLink component={Link} to="/login" variant="quiet" size="large">
          {t('business.login')}
        </ButtonLink>
      )}
    </div>
  );
}
