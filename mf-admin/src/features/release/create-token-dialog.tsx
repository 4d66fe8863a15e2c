import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type Act, type MadeToken } from 'platform/contract';
import { TextField } from 'shared-ui';
import { ActChoices } from './act-choices.tsx';
import { AreaField, proposedArea } from './area-field.tsx';
import { ReleaseDialog } from './release-dialog.tsx';
import { useLiveAreas } from './get-release-data.ts';
import { useReleaseChange } from './use-release-change.ts';

const NAME = /^[a-z0-9][a-z0-9-]{0,39}$/;
/** What a team's pipeline usually needs. */
const USUAL: readonly Act[] = ['look', 'release', 'canary', 'promote', 'rollback'];

interface CreateTokenDialogProps {
  onMade: (made: MadeToken) => void;
  onClose: () => void;
}

/** Asks for the name and the rights of a new token, for one area or for all. */
export function CreateTokenDialog(props: CreateTokenDialogProps) {
  const { onMade, onClose } = props;
  const { t } = useTranslation('admin-release-token');
  const areas = useLiveAreas();
  const { mutate, isPending, error } = useReleaseChange(onMade);
  const { register, handleSubmit, formState } = useForm({
    defaultValues: {
      name: '',
      area: proposedArea(areas),
      acts: [...USUAL] as Act[],
      day: '',
    },
  });
  const { errors } = formState;
  const submit = handleSubmit(({ name, area, acts, day }) => {
    if (isPending) return;
    const end = day === '' ? {} : { endsAt: new Date(`${day}T23:59:59`).toISOString() };
    mutate((platform) => platform.createToken({ name, grants: [{ area, acts }], ...end }));
  });
  return (
    <ReleaseDialog
      title={t('create.title')}
      description={t('create.text')}
      confirmLabel={t('create.yes')}
      isBusy={isPending}
      error={error}
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      <TextField
        label={t('create.name')}
        hint={t('create.name_hint')}
        required
        autoComplete="off"
        data-autofocus
        error={errors.name && t('create.name_invalid')}
        {...register('name', { validate: (name) => NAME.test(name) })}
      />
      <AreaField label={t('create.area')} field={register('area')} />
      <ActChoices
        field={register('acts', { validate: (acts) => acts.length > 0 })}
        isMissing={errors.acts !== undefined}
      />
      <TextField type="date" label={t('create.ends')} hint={t('create.ends_hint')} {...register('day')} />
    </ReleaseDialog>
  );
}
