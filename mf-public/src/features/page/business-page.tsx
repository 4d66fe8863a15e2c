import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useSession } from 'shared-api';
import { ButtonLink, Card, Container, PageTitle } from 'shared-ui';
import {
  BellIcon,
  CheckIcon,
  ClockIcon,
  EditIcon,
  ReceiptIcon,
  SearchIcon,
  WalletIcon,
} from 'shared-ui/icons';
import { MarkedText } from '../../lib/marked-text.tsx';
import { BOUND_FOR_WORK, workplaceOf } from '../../lib/workplace.ts';
import { DishDemo, OrderDemo, PauseDemo } from './business-demos.tsx';
import classes from './business-page.module.css';
import { ProductScreen } from './product-screen.tsx';

const SCREENS = ['menu', 'dishes', 'day'] as const;
const PROMISES = ['free', 'start', 'phone'] as const;
const BENEFITS: readonly { key: string; icon: ReactNode }[] = [
  { key: 'found', icon: <SearchIcon /> },
  { key: 'orders', icon: <BellIcon /> },
  { key: 'menu', icon: <EditIcon /> },
  { key: 'hours', icon: <ClockIcon /> },
  { key: 'prices', icon: <WalletIcon /> },
  { key: 'day', icon: <ReceiptIcon /> },
];
const COST = ['paid', 'prices', 'leave'] as const;
const STEPS = ['register', 'confirm', 'menu', 'cook'] as const;
const QUESTIONS = ['deliver', 'device', 'miss', 'network', 'rush', 'when'] as const;

/**
 * The provider pitch: what it looks like, controls to try, benefits, costs, how it works, questions, and the way to
 * register (requirements 2.5).
 */
export default function BusinessPage() {
  const { t } = useTranslation('business');
  return (
    <>
      <PageTitle title={t('tab')} />
      <Hero />
      <Container className={classes.page}>
        <Screens />
        <Demos />
        <Benefits />
        <Cost />
        <Steps />
        <Questions />
        <section className={classes.closing}>
          <h2>{t('closing_title')}</h2>
          <p>{t('closing_text')}</p>
          <CallToAction />
        </section>
      </Container>
    </>
  );
}

function Hero() {
  const { t } = useTranslation('business');
  return (
    <div className={classes.hero}>
      <Container className={classes.heroColumns}>
        <div className={classes.heroText}>
          <h1 className={classes.title}>{t('title')}</h1>
          <p className={classes.lead}>{t('lead')}</p>
          <ul className={classes.promises}>
            {PROMISES.map((key) => (
              <li key={key}>
                <CheckIcon className={classes.mark} />
                {t(`promises.${key}`)}
              </li>
            ))}
          </ul>
          <CallToAction hasLogin />
        </div>
        <ProductScreen name="orders" />
      </Container>
    </div>
  );
}

/** What the product looks like, for guest and owner. */
function Screens() {
  const { t } = useTranslation('business');
  return (
    <section className={classes.section}>
      <div>
        <h2>{t('screens.title')}</h2>
        <p className={classes.muted}>{t('screens.lead')}</p>
      </div>
      <ul className={classes.screens}>
        {SCREENS.map((name) => (
          <li key={name} className={classes.screen}>
            <ProductScreen name={name} />
            <div>
              <h3>{t(`screens.${name}.title`)}</h3>
              <p>{t(`screens.${name}.text`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Demos() {
  const { t } = useTranslation('business');
  return (
    <section className={classes.section}>
      <div>
        <h2>{t('demo.title')}</h2>
        <p className={classes.muted}>{t('demo.lead')}</p>
      </div>
      <div className={classes.cards}>
        <OrderDemo />
        <DishDemo />
        <PauseDemo />
      </div>
    </section>
  );
}

function Benefits() {
  const { t } = useTranslation('business');
  return (
    <section className={classes.section}>
      <h2>{t('benefits_title')}</h2>
      <ul className={classes.cards}>
        {BENEFITS.map(({ key, icon }) => (
          <Card as="li" key={key} className={classes.benefit}>
            <span className={classes.icon}>{icon}</span>
            <h3>{t(`benefits.${key}.title`)}</h3>
            <p>{t(`benefits.${key}.text`)}</p>
          </Card>
        ))}
      </ul>
    </section>
  );
}

function Cost() {
  const { t } = useTranslation('business');
  return (
    <section className={classes.cost}>
      <div className={classes.price}>
        <h2>{t('cost_title')}</h2>
        <p className={classes.amount}>
          <bdi>{t('cost_amount')}</bdi>
        </p>
        <p>{t('cost_lead')}</p>
      </div>
      <ul className={classes.points}>
        {COST.map((key) => (
          <li key={key}>
            <h3>{t(`cost.${key}.title`)}</h3>
            <p>{t(`cost.${key}.text`)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Steps() {
  const { t } = useTranslation('business');
  return (
    <section className={classes.section}>
      <h2>{t('steps_title')}</h2>
      <ol className={classes.steps}>
        {STEPS.map((key, index) => (
          <li key={key} className={classes.step}>
            <span aria-hidden className={classes.number}>
              {index + 1}
            </span>
            <div>
              <h3>{t(`steps.${key}.title`)}</h3>
              <p>{t(`steps.${key}.text`)}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Questions() {
  const { t } = useTranslation('business');
  return (
    <section className={classes.section}>
      <h2>{t('questions_title')}</h2>
      <div className={classes.questions}>
        {QUESTIONS.map((key) => (
          <details key={key} className={classes.question}>
            <summary>{t(`questions.${key}.title`)}</summary>
            <p>{t(`questions.${key}.text`)}</p>
          </details>
        ))}
      </div>
      <p>
        <MarkedText
          text={t('questions_more')}
          marks={{ page: (content) => <Link to="/contact">{content}</Link> }}
        />
      </p>
    </section>
  );
}

/** The way to register; for an owner who is signed in, the way to their dashboard. */
function CallToAction(props: { hasLogin?: boolean }) {
  const { t } = useTranslation('business');
  const user = useSession((session) => session.user);
  if (user?.role === 'PROVIDER') {
    return (
      <div className={classes.actions}>
        <ButtonLink component={Link} to={workplaceOf(user) ?? '/'} variant="primary" size="large">
          {t('dashboard')}
        </ButtonLink>
      </div>
    );
  }
  return (
    <div className={classes.actions}>
      <ButtonLink component={Link} to="/provider/register" variant="primary" size="large">
        {t('cta')}
      </ButtonLink>
      {props.hasLogin && !user && (
        <ButtonLink component={Link} to="/login" state={BOUND_FOR_WORK} variant="quiet" size="large">
          {t('login')}
        </ButtonLink>
      )}
    </div>
  );
}
