import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type Act, type Grant } from 'platform/contract';
import { TextField } from 'shared-ui';
import { useToast } from 'shared-ui/toast';
import { ActChoices } from './act-choices.tsx';
import { AreaField, proposedArea } from './area-field.tsx';
import { limitPerson } from './person-client.ts';
import { ReleaseDialog } from './release-dialog.tsx';
import { useLiveAreas, useReleaseChange } from './release-queries.ts';

const EMAIL = /^\S+@\S+\.\S+$/;

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
  const { register, handleSubmit, formState, getValues } = useForm({
    defaultValues: {
      email: known,
      area: grant?.area ?? proposedArea(areas),
      acts: [...(grant?.acts ?? (['look'] as const))] as Act[],
    },
  });
  const { errors } = formState;
  const { mutate, isPending, error } = useReleaseChange(limitPerson, () => {
    onClose();
    toast.success(t('limit.done', { email: getValues('email') }));
  });
  const submit = handleSubmit(({ email, area, acts }) => {
    if (!isPending) mutate({ email: email.trim(), grants: [{ area, acts }] });
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
      <TextField
        type="email"
        label={t('limit.email')}
        required
        autoComplete="off"
        readOnly={known !== ''}
        error={errors.email && t('limit.email_invalid')}
        {...register('email', { validate: (email) => EMAIL.test(email.trim()) })}
      />
      <AreaField label={t('limit.area')} field={register('area')} />
      <ActChoices
        field={register('acts', { validate: (acts) => acts.length > 0 })}
        isMissing={errors.acts !== undefined}
      />
    </ReleaseDialog>
  );
}
