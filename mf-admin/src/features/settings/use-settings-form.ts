import { useEffect, useEffectEvent, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { fieldErrorsOf, useErrorText } from 'shared-api';
import type { Settings } from 'shared-api/contract';
import { lazyTexts } from 'shared-ui';
import { useToast } from 'shared-ui/toast';
import { conflictIn } from './save-settings.ts';
import { useCacheSettings, useSaveSettings } from './use-save-settings.ts';
import { toSettingsValues, type SettingsValues } from './settings-values.ts';

const text = lazyTexts('admin-settings');

/** Saves the form; shows the service's errors at their fields and preserves what was typed. */
export function useSettingsForm(form: UseFormReturn<SettingsValues>, settings: Settings) {
  const toast = useToast();
  const errorText = useErrorText();
  const cacheSettings = useCacheSettings();
  // The settings that the fields started from: a background refetch must not count as a change.
  const [base, setBase] = useState(settings);
  const { mutate, isPending, error, reset } = useSaveSettings({
    onSaved: (saved) => {
      restart(saved);
      toast.success(text('saved'));
    },
    onRefused: (failure) => {
      for (const path of Object.keys(fieldErrorsOf(failure))) {
        const field = fieldOf(path, form.getValues());
        if (field) form.setError(field, { message: 'invalid.refused' });
      }
    },
  });
  const conflict = conflictIn(error);
  useFresh(settings, base, form, restart);

  function restart(stored: Settings) {
    setBase(stored);
    form.reset(toSettingsValues(stored));
  }

  return {
    isSaving: isPending,
    base,
    /** Error of the last attempt. */
    failure: error && !conflict ? errorText(error) : undefined,
    /** The settings of another admin, until the conflict is resolved. */
    conflict,
    submit: form.handleSubmit((values) => {
      if (!isPending) mutate({ values, base });
    }),
    discard: () => {
      restart(base);
      reset();
    },
    takeTheirs: (theirs: Settings) => {
      cacheSettings(theirs);
      restart(theirs);
      reset();
    },
    /** Saves what was typed here over the current settings. */
    keepMine: (theirs: Settings) =>
      mutate({ values: mergedOnto(theirs, base, form.getValues()), base: theirs }),
    decideLater: reset,
  };
}

/** Updates an untouched form with what another admin has saved; an edited form is merged on save. */
function useFresh(
  settings: Settings,
  base: Settings,
  form: UseFormReturn<SettingsValues>,
  restart: (stored: Settings) => void,
): void {
  const isUntouched = !form.formState.isDirty;
  const isNewer = settings.version > base.version;
  const start = useEffectEvent(restart);
  useEffect(() => {
    if (isNewer && isUntouched) start(settings);
  }, [isNewer, isUntouched, settings]);
}

/** Their settings with the fields changed here. */
function mergedOnto(theirs: Settings, base: Settings, mine: SettingsValues): SettingsValues {
  const before = toSettingsValues(base);
  const changed = Object.entries(mine).filter(
    ([field, value]) => value !== before[field as keyof SettingsValues],
  );
  return { ...toSettingsValues(theirs), ...Object.fromEntries(changed) };
}

/** The field of a path in the call's body: `social.facebook` is `facebook`. */
function fieldOf(path: string, values: SettingsValues): keyof SettingsValues | undefined {
  const name = path.split('.').at(-1);
  return Object.keys(values).find((field): field is keyof SettingsValues => field === name);
}
