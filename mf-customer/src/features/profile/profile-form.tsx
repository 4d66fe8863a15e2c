import { useEffect } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { LANGUAGE_NAMES, languageOf, LANGUAGES, miscountedDigits } from 'shared-api/contract';
import { PhoneField, SelectField, TextField, useLanguage, useSubmitOnce } from 'shared-ui';
import { usePhoneDigits } from '../../lib/get-settings.ts';
import { useUser } from '../../lib/use-user.ts';
import { FormCard } from './form-card.tsx';
import { profileRules } from './profile-rules.ts';
import { toProfileValues, type ProfileValues } from './profile-values.ts';
import classes from './profile-form.module.css';
import { useFieldText } from './use-field-text.ts';
import { useSaveProfile } from './use-save-profile.ts';

/** Names, phone and language of the signed-in user. */
export function ProfileForm(props: { readonly onDirtyChange: (isDirty: boolean) => void }) {
  const { onDirtyChange } = props;
  const { t } = useTranslation('customer-profile');
  const user = useUser();
  const language = useLanguage();
  const form = useForm<ProfileValues>({
    defaultValues: toProfileValues(user, languageOf(language)),
    mode: 'onTouched',
  });
  const { register, formState } = form;
  const { errors, isDirty, isSubmitting } = formState;
  const digits = usePhoneDigits();
  const phone = useWatch({ control: form.control, name: 'phone' });
  const rules = profileRules(digits);
  const fieldText = useFieldText();
  const save = useSaveProfile(form);
  const submit = useSubmitOnce((event) => form.handleSubmit(save)(event));
  useEffect(() => onDirtyChange(isDirty), [isDirty, onDirtyChange]);
  // The switch in the header stores the language, too; saving the names must not take that back.
  const { resetField } = form;
  useEffect(() => {
    if (user.language) resetField('language', { defaultValue: user.language });
  }, [user.language, resetField]);

  return (
    <FormCard
      title={t('details')}
      hint={t('details_hint')}
      onSubmit={submit}
      error={errors.root?.message && t(errors.root.message, { ns: 'errors' })}
      isBusy={isSubmitting}
      submitLabel={t('save')}
      busyLabel={t('saving')}
    >
      <div className={classes.names}>
        <TextField
          label={t('firstname')}
          autoComplete="given-name"
          error={fieldText(errors.firstname)}
          {...register('firstname', rules.name)}
        />
        <TextField
          label={t('lastname')}
          autoComplete="family-name"
          error={fieldText(errors.lastname)}
          {...register('lastname', rules.name)}
        />
      </div>
      <PhoneField
        label={t('phone')}
        hint={t('phone_hint', { digits })}
        miscounted={miscountedDigits(phone, digits)}
        error={fieldText(errors.phone)}
        {...register('phone', rules.phone)}
      />
      <SelectField
        label={t('language')}
        hint={t('language_hint')}
        options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
        error={fieldText(errors.language)}
        {...register('language')}
      />
    </FormCard>
  );
}
