import { Controller, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type Act, type Grant } from 'platform/contract';
import { lazyTexts, TextField } from 'shared-ui';
import { useToast } from 'shared-ui/toast';
import { ActChoices } from './act-choices.tsx';
import { AdminField } from './admin-field.tsx';
import { AreaField, proposedArea } from './area-field.tsx';
import { ReleaseDialog } from './release-dialog.tsx';
import { useLiveAreas } from './get-release-data.ts';
import { useReleaseChange } from './use-release-change.ts';

const text = lazyTexts('admin-release-person');

interface LimitPersonDialogProps {
  /** Empty for somebody new. */
  email: string;
  /** What they may do now. */
  grant: Grant | undefined;
  onClose: () => void;
}

/** Asks what an admin may do to which area, and nothing else. */
export function LimitPersonDialog(props: LimitPersonDialogProps) {
  const { email: known, grant, onClose } = props;
  const { t } = useTranslation('admin-release-person');
  const toast = useToast();
  const areas = useLiveAreas();
  const { control, register, handleSubmit, formState, getValues } = useForm({
    defaultValues: {
      email: known,
      area: grant?.area ?? proposedArea(areas),
      acts: [...(grant?.acts ?? (['look'] as const))] as Act[],
    },
  });
  const { errors } = formState;
  const { mutate, isPending, error } = useReleaseChange(() => {
    onClose();
    toast.success(text('limit.done', { email: getValues('email') }));
  });
  const submit = handleSubmit(({ email, area, acts }) => {
    if (!isPending) mutate((platform) => platform.limitPerson({ email, grants: [{ area, acts }] }));
  });
  return (
    <ReleaseDialog
      title={t('limit.title')}
      description={t('limit.text')}
      confirmLabel={t('limit.yes')}
      isBusy={isPending}
      error={error}
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      {known === '' ? (
        <Controller
          control={control}
          name="email"
          rules={{ required: true }}
          render={({ field }) => (
            <AdminField
              email={field.value}
              error={errors.email && t('limit.email_missing')}
              onChange={field.onChange}
            />
          )}
        />
      ) : (
        <TextField label={t('limit.email')} readOnly value={known} />
      )}
      <AreaField label={t('limit.area')} field={register('area')} />
      <ActChoices
        field={register('acts', { validate: (acts) => acts.length > 0 })}
        isMissing={errors.acts !== undefined}
      />
    </ReleaseDialog>
  );
}
