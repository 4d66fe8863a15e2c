import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { fieldErrorsOf, useErrorText } from 'shared-api';
import type { Settings } from 'shared-api/contract';
import { useToast } from 'shared-ui/toast';
import { useSaveSettings } from './settings-queries.ts';
import { toSettingsValues, type SettingsValues } from './settings-values.ts';

/** Saves the form; what the service refuses is said at its field, and what was typed stays. */
export function useSettingsForm(form: UseFormReturn<SettingsValues>, settings: Settings) {
  const { t } = useTranslation('admin-settings');
  const toast = useToast();
  const errorText = useErrorText();
  // The settings that the fields were filled from: a later reading in the background must not count as a change.
  const [base, setBase] = useState(settings);
  const { mutate, isPending, error, reset } = useSaveSettings({
    onSaved: (saved) => {
      setBase(saved);
      form.reset(toSettingsValues(saved));
      toast.success(t('saved'));
    },
    onRefused: (failure) => {
      for (const path of Object.keys(fieldErrorsOf(failure))) {
        const field = fieldOf(path, form.getValues());
        if (field) form.setError(field, { message: 'invalid.refused' });
      }
    },
  });
  return {
    isSaving: isPending,
    /** Why the last try failed. */
    failure: error ? errorText(error) : undefined,
    submit: form.handleSubmit((values) => {
      if (!isPending) mutate({ values, base });
    }),
    discard: () => {
      form.reset(toSettingsValues(base));
      reset();
    },
  };
}

/** The field of a path in the call's body: `social.facebook` is `facebook`. */
function fieldOf(path: string, values: SettingsValues): keyof SettingsValues | undefined {
  const name = path.split('.').at(-1);
  return Object.keys(values).find((field): field is keyof SettingsValues => field === name);
}
