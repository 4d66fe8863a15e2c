import type { Restaurant } from 'shared-api/contract';
import { ApprovalNotice } from '../../lib/approval-notice.tsx';
import { PauseCard } from './details-overview.tsx';
import { SectionEditor } from './section-editor.tsx';
import { SectionLinks } from './section-links.tsx';
import type { Section } from './sections.ts';
import classes from './details-section.module.css';

interface DetailsSectionProps {
  restaurant: Restaurant;
  section: Section;
  isAdmin: boolean;
  /** Address of the restaurant's editor. */
  path: string;
}

/** The sections in which an admin may have declined something. */
const OF_APPROVAL: readonly Section[] = ['details', 'place'];

/** One section of the details; on a wide screen the others are linked beside it. */
export function DetailsSection(props: DetailsSectionProps) {
  const { restaurant, section, isAdmin, path } = props;
  const hasNotice = !isAdmin && restaurant.approval && OF_APPROVAL.includes(section);
  return (
    <div className={classes.columns}>
      <SectionLinks restaurant={restaurant} path={path} isAside />
      <div className={classes.section}>
        {hasNotice && <ApprovalNotice restaurant={restaurant} />}
        {section === 'hours' && <PauseCard restaurant={restaurant} />}
        <SectionEditor restaurant={restaurant} section={section} />
      </div>
    </div>
  );
}
