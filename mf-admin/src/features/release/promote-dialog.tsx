import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { AreaStatus } from 'platform/contract';
import { Checkbox, formatDateTime, lazyTexts, SelectField, useLanguage } from 'shared-ui';
import { useToast } from 'shared-ui/toast';
import { oneLine, ReasonField } from '../../lib/reason-field.tsx';
import { areaName, lazyAreaName } from './area-name.ts';
import { refusalIn } from './refusal-in.ts';
import { ReleaseDialog } from './release-dialog.tsx';
import { useReleaseChange } from './use-release-change.ts';

const text = lazyTexts('admin-release');

const EVERYBODY = '100';
/** Percent of the visitors. */
const SHARES = ['1', '5', '10', '25', '50', EVERYBODY] as const;

/** What a hasty press does: a trial, which ends by itself if the version fails. */
const SHARE_PROPOSED: (typeof SHARES)[number] = '10';

interface PromoteDialogProps {
  area: AreaStatus;
  onClose: () => void;
}

/** Promotes another stored version, for everybody or as a canary. */
export function PromoteDialog(props: PromoteDialogProps) {
  const { area, onClose } = props;
  const { live, canary, versions } = area;
  const { t } = useTranslation('admin-release');
  const language = useLanguage();
  const toast = useToast();
  const name = areaName(t, area.name);
  const choices = versions.filter(({ version }) => version !== live.version);
  const { register, handleSubmit, formState, getValues, control } = useForm({
    defaultValues: {
      version: canary?.version ?? choices[0]?.version ?? '',
      share: SHARE_PROPOSED as string,
      reason: '',
      isForced: false,
    },
  });
  const share = useWatch({ control, name: 'share' });
  const { mutate, isPending, error } = useReleaseChange(() => {
    onClose();
    const { version, share: percent } = getValues();
    toast.success(
      text(percent === EVERYBODY ? 'done.live' : 'done.canary', {
        name: lazyAreaName(area.name),
        ...{ version, percent },
      }),
    );
  });
  const isRefused = refusalIn(error)?.code === 'refused';
  const submit = handleSubmit(({ version, share: percent, reason, isForced }) => {
    if (isPending) return;
    const change = { area: area.name, version, why: oneLine(reason), ...(isRefused && { isForced }) };
    mutate((platform) =>
      percent === EVERYBODY
        ? platform.promote(change)
        : platform.canary({ ...change, share: Number(percent) / 100 }),
    );
  });
  return (
    <ReleaseDialog
      title={t('promote.title', { name })}
      description={t('promote.text', { version: live.version })}
      confirmLabel={t(share === EVERYBODY ? 'promote.yes' : 'promote.trial')}
      isBusy={isPending}
      error={error}
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      <SelectField
        label={t('promote.version')}
        options={choices.map(({ version, storedAt }) => ({
          value: version,
          label: `${version} · ${formatDateTime(storedAt, language)}`,
        }))}
        {...register('version')}
      />
      <SelectField
        label={t('promote.share')}
        options={SHARES.map((value) => ({
          value,
          label: value === EVERYBODY ? t('promote.everybody') : t('promote.percent', { percent: value }),
        }))}
        {...register('share')}
      />
      <ReasonField
        hint={t('reason_hint')}
        required
        isFirst={false}
        isMissing={formState.errors.reason !== undefined}
        {...register('reason', { validate: (reason) => reason.trim() !== '' })}
      />
      {isRefused && (
        <Checkbox label={t('promote.force')} hint={t('promote.force_hint')} {...register('isForced')} />
      )}
    </ReleaseDialog>
  );
}
