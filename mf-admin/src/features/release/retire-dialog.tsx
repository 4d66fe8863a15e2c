import { useTranslation } from 'react-i18next';
import type { AreaStatus } from 'platform/contract';
import { lazyTexts } from 'shared-ui';
import { areaName, lazyAreaName } from './area-name.ts';
import { ReasonDialog } from './reason-dialog.tsx';

const text = lazyTexts('admin-release');

interface RetireDialogProps {
  area: AreaStatus;
  onClose: () => void;
}

/** Takes an area out for all visitors. */
export function RetireDialog(props: RetireDialogProps) {
  const { area, onClose } = props;
  const { t } = useTranslation('admin-release');
  const name = areaName(t, area.name);
  return (
    <ReasonDialog
      title={t('retire.title', { name })}
      description={t('retire.text')}
      confirmLabel={t('retire.yes')}
      isDangerous
      change={(platform, why) => platform.retire({ area: area.name, why })}
      done={text('done.retired', { name: lazyAreaName(area.name) })}
      onClose={onClose}
    />
  );
}
