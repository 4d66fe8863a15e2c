import type { PlatformClient } from 'platform/contract';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { LazyText } from 'shared-ui';
import { useToast } from 'shared-ui/toast';
import { oneLine, ReasonField } from '../../lib/reason-field.tsx';
import { ReleaseDialog } from './release-dialog.tsx';
import { useReleaseChange } from './use-release-change.ts';

interface ReasonDialogProps {
  title: string;
  description: ReactNode;
  confirmLabel: string;
  isDangerous?: boolean;
  /** Makes the change, for a reason. */
  change: (platform: PlatformClient, why: string) => Promise<unknown>;
  /** What to say once it is made. */
  done: LazyText;
  onClose: () => void;
}

/** Asks for the reason of a change of what is live, and makes it. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, description, confirmLabel, isDangerous = false, change, done, onClose } = props;
  const { t } = useTranslation('admin-release');
  const toast = useToast();
  const { register, handleSubmit, formState } = useForm({ defaultValues: { reason: '' } });
  const { mutate, isPending, error } = useReleaseChange(() => {
    onClose();
    toast.success(done);
  });
  const submit = handleSubmit(({ reason }) => {
    if (!isPending) mutate((platform) => change(platform, oneLine(reason)));
  });
  return (
    <ReleaseDialog
      title={title}
      description={description}
      confirmLabel={confirmLabel}
      isDangerous={isDangerous}
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
