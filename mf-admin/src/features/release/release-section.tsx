import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OVERRIDE_PATH, type AreaStatus } from 'platform/contract';
import { Card } from 'shared-ui';
import { LoadPlaceholder } from '../../lib/load-placeholder.tsx';
import { Section } from '../../lib/section.tsx';
import { AreaCard, type AreaAction } from './area-card.tsx';
import { EndCanaryDialog, RollbackDialog } from './back-dialogs.tsx';
import { PromoteDialog } from './promote-dialog.tsx';
import { findAutomaticRollback } from './automatic-rollback-notice.tsx';
import { ReleaseCards } from './release-card.tsx';
import { ReleaseHistoryList } from './release-history.tsx';
import { useReleaseHistory, useReleases } from './get-release-data.ts';
import { RetireDialog } from './retire-dialog.tsx';
import { RetiredCard } from './retired-card.tsx';
import classes from './release-section.module.css';

interface OpenDialog {
  readonly action: AreaAction;
  readonly area: AreaStatus;
}

const DIALOGS = {
  promote: PromoteDialog,
  rollback: RollbackDialog,
  end_canary: EndCanaryDialog,
  retire: RetireDialog,
} as const;

/** The live release of each area, its health, and buttons to promote, roll back and retire; then the retired areas. */
export function ReleaseSection() {
  const { t } = useTranslation('admin-release');
  const query = useReleases();
  const { data } = query;
  const changes = useReleaseHistory().data?.changes ?? [];
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const Dialog = dialog && DIALOGS[dialog.action];
  return (
    <Section title={t('title')} hint={t('hint')}>
      {!data && (
        <Card>
          <LoadPlaceholder query={query} failed={t('load_failed')} />
        </Card>
      )}
      {data && (
        <div className={classes.releases}>
          <ReleaseCards>
            {data.areas.map((area) => (
              <AreaCard
                key={area.name}
                area={area}
                automaticRollback={findAutomaticRollback(changes, area.name)}
                onOpen={(action) => setDialog({ action, area })}
              />
            ))}
            {data.retired?.map((area) => (
              <RetiredCard key={area.name} area={area} />
            ))}
          </ReleaseCards>
          <ReleaseHistoryList />
          {/* A page of the platform. */}
          <a href={OVERRIDE_PATH}>{t('override')}</a>
        </div>
      )}
      {dialog && Dialog && <Dialog area={dialog.area} onClose={() => setDialog(null)} />}
    </Section>
  );
}
