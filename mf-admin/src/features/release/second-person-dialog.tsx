import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { EVERY_AREA, type ReleaseRules } from 'platform/contract';
import { Checkbox, lazyTexts } from 'shared-ui';
import { useToast } from 'shared-ui/toast';
import { areaName } from './area-name.ts';
import { ReleaseDialog } from './release-dialog.tsx';
import { useLiveAreas, useReleaseChange } from './release-queries.ts';
import { changeRules } from './rule-client.ts';
import classes from './token-section.module.css';

const text = lazyTexts('admin-release-rule');

/** Asks for which areas a promotion waits for a second person. */
export function SecondPersonDialog(props: { rules: ReleaseRules; onClose: () => void }) {
  const { rules, onClose } = props;
  const { t } = useTranslation('admin-release-rule');
  const { t: releases } = useTranslation('admin-release');
  const toast = useToast();
  const areas = [...new Set([EVERY_AREA, ...useLiveAreas(), ...rules.secondPerson])];
  const { mutate, isPending, error } = useReleaseChange(changeRules, () => {
    onClose();
    toast.success(text('second.done'));
  });
  const { register, handleSubmit } = useForm({ defaultValues: { areas: [...rules.secondPerson] } });
  const submit = handleSubmit(({ areas: chosen }) => {
    if (isPending) return;
    const changed = areas.filter((area) => chosen.includes(area) !== rules.secondPerson.includes(area));
    mutate({
      kind: 'second-person',
      rules: changed.map((area) => ({ area, isNeeded: chosen.includes(area) })),
    });
  });
  return (
    <ReleaseDialog
      title={t('second.ask')}
      description={t('second.text')}
      confirmLabel={t('second.yes')}
      isBusy={isPending}
      error={error}
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      <fieldset className={classes.acts}>
        <legend className={classes.legend}>{t('second.legend')}</legend>
        {areas.map((area) => (
          <Checkbox key={area} label={areaName(releases, area)} value={area} {...register('areas')} />
        ))}
      </fieldset>
    </ReleaseDialog>
  );
}
