import { useId, type ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Settings } from 'shared-api/contract';
import { Card, Notice, SaveBar, TextField } from 'shared-ui';
import { UnsavedGuard } from 'shared-ui/router';
import { SettingsConflict } from './settings-conflict.tsx';
import { ACCEPTANCE_RANGE, PHONE_DIGITS_RANGE, settingsRules as rules } from './settings-rules.ts';
import { toSettingsValues, type SettingsValues } from './settings-values.ts';
import { useSettingsForm } from './use-settings-form.ts';
import classes from './settings-form.module.css';

/** Settings of the site: contact, social links, rules for orders. */
export function SettingsForm(props: { settings: Settings }) {
  const { settings } = props;
  const { t } = useTranslation('admin-settings');
  const form = useForm<SettingsValues>({ defaultValues: toSettingsValues(settings) });
  const saving = useSettingsForm(form, settings);
  const { isSaving, failure, submit, discard, base, conflict } = saving;
  const { register, formState } = form;
  const { errors, isDirty } = formState;
  const textOf = (field: keyof SettingsValues) => {
    const message = errors[field]?.message;
    return message && t(message, { ...(field === 'phoneDigits' ? PHONE_DIGITS_RANGE : ACCEPTANCE_RANGE) });
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className={classes.form}>
      {failure && <Notice tone="danger">{failure}</Notice>}
      <Group title={t('contact.title')} hint={t('contact.hint')}>
        <TextField
          label={t('contact.email')}
          type="email"
          required
          error={textOf('contactEmail')}
          {...register('contactEmail', rules.contactEmail)}
        />
        <TextField
          label={t('contact.phone')}
          type="tel"
          hint={t('contact.phone_hint')}
          error={textOf('contactPhone')}
          {...register('contactPhone', rules.contactPhone)}
        />
      </Group>
      <Group title={t('social.title')} hint={t('social.hint')}>
        {(['facebook', 'instagram', 'x'] as const).map((network) => (
          <TextField
            key={network}
            label={t(`social.${network}`)}
            type="url"
            inputMode="url"
            placeholder="https://"
            error={textOf(network)}
            {...register(network, rules[network])}
          />
        ))}
      </Group>
      <Group title={t('rules.title')} hint={t('rules.hint')}>
        <TextField
          label={t('rules.acceptance')}
          inputMode="numeric"
          hint={t('rules.acceptance_hint')}
          suffix={t('rules.minutes')}
          required
          error={textOf('acceptanceMinutes')}
          {...register('acceptanceMinutes', rules.acceptanceMinutes)}
        />
        <TextField
          label={t('rules.digits')}
          inputMode="numeric"
          hint={t('rules.digits_hint')}
          required
          error={textOf('phoneDigits')}
          {...register('phoneDigits', rules.phoneDigits)}
        />
      </Group>
      {isDirty && <SaveBar isBusy={isSaving} onDiscard={discard} />}
      {conflict && (
        <SettingsConflict
          base={base}
          current={conflict}
          isSaving={isSaving}
          onTake={() => saving.takeTheirs(conflict)}
          onKeep={() => saving.keepMine(conflict)}
          onLater={saving.decideLater}
        />
      )}
      <UnsavedGuard isDirty={isDirty && !isSaving} />
    </form>
  );
}

function Group(props: { title: string; hint: string; children: ReactNode }) {
  const { title, hint, children } = props;
  const id = useId();
  return (
    <section aria-labelledby={id} className={classes.group}>
      <div>
        <h2 id={id} className={classes.title}>
          {title}
        </h2>
        <p className={classes.hint}>{hint}</p>
      </div>
      <Card className={classes.fields}>{children}</Card>
    </section>
  );
}
