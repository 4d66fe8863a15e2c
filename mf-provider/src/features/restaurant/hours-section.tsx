import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Notice } from 'shared-ui';
import { FormSection, useFieldError, type SectionProps } from './form-section.tsx';
import { HoursEditor } from './hours-editor.tsx';
import { weekProblems } from './opening-week.ts';
import { useFocusOnRefusal } from '../../lib/use-focus-on-refusal.ts';

/** The hours of the week. */
export function HoursSection(props: SectionProps) {
  const { form } = props;
  const { t } = useTranslation('provider-restaurant');
  const errorOf = useFieldError(props);
  const error = errorOf('week', t('hours.wrong'));
  const section = useFocusOnRefusal(error !== undefined, form.formState.submitCount);
  return (
    <FormSection ref={section}>
      <Controller
        control={form.control}
        name="week"
        rules={{ validate: (week) => weekProblems(week).length === 0 }}
        render={({ field }) => (
          <HoursEditor
            week={field.value}
            problems={error === undefined ? [] : weekProblems(field.value)}
            onWeekChange={field.onChange}
          />
        )}
      />
      {error && <Notice tone="danger">{error}</Notice>}
    </FormSection>
  );
}
