import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Restaurant } from 'shared-api/contract';
import { Card } from 'shared-ui';
import { ApprovalNotice } from '../../lib/approval-notice.tsx';
import { OpeningControl } from '../../lib/opening-control.tsx';
import { AdminPanel } from './admin-panel.tsx';
import { SectionLinks } from './section-links.tsx';
import classes from './details-overview.module.css';

interface DetailsOverviewProps {
  restaurant: Restaurant;
  isAdmin: boolean;
  /** Address of the restaurant's editor. */
  path: string;
}

/** All sections with their state, the pause, and for an admin what only they decide. */
export function DetailsOverview(props: DetailsOverviewProps) {
  const { restaurant, isAdmin, path } = props;
  const navigate = useNavigate();
  return (
    <>
      {!isAdmin && restaurant.approval && <ApprovalNotice restaurant={restaurant} />}
      <PauseCard restaurant={restaurant} />
      <SectionLinks restaurant={restaurant} path={path} />
      {isAdmin && <AdminPanel restaurant={restaurant} onRemoved={() => void navigate('/admin')} />}
    </>
  );
}

/** Whether it takes orders now, and the pause, which takes effect at once. */
export function PauseCard(props: { restaurant: Restaurant }) {
  const { t } = useTranslation('provider-restaurant');
  return (
    <Card as="section" aria-label={t('section.pause')} className={classes.pause}>
      <OpeningControl restaurant={props.restaurant} />
    </Card>
  );
}
