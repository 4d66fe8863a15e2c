import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { EVERY_AREA } from 'platform/contract';
import { lazyTexts, TextField, useNow } from 'shared-ui';
import { useToast } from 'shared-ui/toast';
import { oneLine, ReasonField } from '../../lib/reason-field.tsx';
import { AreaField } from './area-field.tsx';
import { ReleaseDialog } from './release-dialog.tsx';
import { useReleaseChange } from './release-queries.ts';
import { changeRules } from './rule-client.ts';

const text = lazyTexts('admin-release-rule');

const MINUTE_MS = 60_000;

/** The value of a `datetime-local` field as the site's time, which is UTC all year. */
function readSiteTime(value: string): string {
  return new Date(`${value}Z`).toISOString();
}

/** Asks from when until when nothing is promoted, of which area and why. */
export function FreezeDialog(props: { onClose: () => void }) {
  const { onClose } = props;
  const { t } = useTranslation('admin-release-rule');
  const toast = useToast();
  const now = useNow(MINUTE_MS);
  const { mutate, isPending, error } = useReleaseChange(changeRules, () => {
    onClose();
    toast.success(text('freeze.done'));
  });
  const { register, handleSubmit, formState, getValues } = useForm({
    defaultValues: {
      from: new Date(now).toISOString().slice(0, 16),
      until: '',
      area: EVERY_AREA as string,
      reason: '',
    },
  });
  const { errors } = formState;
  const submit = handleSubmit(({ from, until, area, reason }) => {
    if (isPending) return;
    const times = { from: readSiteTime(from), until: readSiteTime(until) };
    mutate({ kind: 'freeze', ...times, areas: [area], why: oneLine(reason) });
  });
  return (
    <ReleaseDialog
      title={t('freeze.ask')}
      description={t('freeze.text')}
      confirmLabel={t('freeze.yes')}
      isBusy={isPending}
      error={error}
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      <TextField
        type="datetime-local"
        label={t('freeze.from')}
        required
        error={errors.from && t('freeze.from_missing')}
        {...register('from', { validate: (from) => from !== '' })}
      />
      <TextField
        type="datetime-local"
        label={t('freeze.until')}
        hint={t('freeze.zone')}
        required
        error={errors.until && t('freeze.until_invalid')}
        {...register('until', { validate: (until) => until > getValues('from') })}
      />
      <AreaField label={t('freeze.area')} field={register('area')} />
      <ReasonField
        hint={t('freeze.reason_hint')}
        required
        isFirst={false}
        isMissing={errors.reason !== undefined}
        {...register('reason', { validate: (reason) => reason.trim() !== '' })}
      />
    </ReleaseDialog>
  );
}
