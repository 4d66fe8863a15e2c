import { useTranslation } from 'react-i18next';
import type { AreaStatus } from 'platform/contract';
import { lazyTexts } from 'shared-ui';
import { areaName, lazyAreaName } from './area-name.ts';
import { ReasonDialog } from './reason-dialog.tsx';

const text = lazyTexts('admin-release');

interface BackDialogProps {
  area: AreaStatus;
  onClose: () => void;
}

/** Rolls back to the previous version for all visitors. */
export function RollbackDialog(props: BackDialogProps) {
  const { live, previous } = props.area;
  return <BackDialog {...props} action="rollback" taken={live.version} back={previous?.version ?? ''} />;
}

/** Ends a canary: everybody gets the live version. */
export function EndCanaryDialog(props: BackDialogProps) {
  const { live, canary } = props.area;
  return <BackDialog {...props} action="end_canary" taken={canary?.version ?? ''} back={live.version} />;
}

interface VersionsProps extends BackDialogProps {
  action: 'rollback' | 'end_canary';
  /** The version to roll back from, and the one to roll back to. */
  taken: string;
  back: string;
}

function BackDialog(props: VersionsProps) {
  const { area, action, taken, back, onClose } = props;
  const { t } = useTranslation('admin-release');
  const name = areaName(t, area.name);
  return (
    <ReasonDialog
      title={t(`back.${action}.title`, { name })}
      description={t(`back.${action}.text`, { taken, back })}
      confirmLabel={t(`back.${action}.yes`)}
      isDangerous
      // The platform rolls back a running canary, else the live version; `from` ensures that it is the one shown.
      change={(platform, why) => platform.rollback({ area: area.name, from: taken, why })}
      done={text('done.back', { name: lazyAreaName(area.name), version: back })}
      onClose={onClose}
    />
  );
}
