import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { AreaStatus } from 'platform/contract';
import { useToast } from 'shared-ui/toast';
import { oneLine, ReasonField } from '../../lib/reason-field.tsx';
import { areaName } from './area-name.ts';
import { ReleaseDialog } from './release-dialog.tsx';
import { useReleaseChange } from './release-queries.ts';

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
  const toast = useToast();
  const name = areaName(t, area.name);
  const { register, handleSubmit, formState } = useForm({ defaultValues: { reason: '' } });
  const { mutate, isPending, error } = useReleaseChange(() => {
    onClose();
    toast.success(t('done.back', { name, version: back }));
  });
  // The platform rolls back a running canary, else the live version; `from` ensures that it is the one shown.
  const submit = handleSubmit(({ reason }) => {
    if (!isPending) mutate({ kind: 'rollback', area: area.name, from: taken, why: oneLine(reason) });
  });
  return (
    <ReleaseDialog
      title={t(`back.${action}.title`, { name })}
      description={t(`back.${action}.text`, { taken, back })}
      confirmLabel={t(`back.${action}.yes`)}
      isDangerous
      isBusy={isPending}
      error={error}
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      <ReasonField
        hint={t('reason_hint')}
        required
        isFirst
        isMissing={formState.errors.reason !== undefined}
        {...register('reason', { validate: (reason) => reason.trim() !== '' })}
      />
    </ReleaseDialog>
  );
}
