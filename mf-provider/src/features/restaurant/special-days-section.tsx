import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Notice } from 'shared-ui';
import { ExceptionsEditor } from './exceptions-editor.tsx';
import { FormSection, useFieldError, type SectionProps } from './form-section.tsx';
import { areDated, exceptionProblems } from './opening-week.ts';
import { useFocusOnRefusal } from '../../lib/use-focus-on-refusal.ts';

/** The days that differ from the week. */
export function SpecialDaysSection(props: SectionProps) {
  const { form } = props;
  const { t } = useTranslation('provider-restaurant');
  const errorOf = useFieldError(props);
  const error = errorOf('exceptions', t('exception.invalid'));
  const section = useFocusOnRefusal(error !== undefined, form.formState.submitCount);
  return (
    <FormSection ref={section}>
      <Controller
        control={form.control}
        name="exceptions"
        rules={{ validate: (days) => areDated(days) && exceptionProblems(days).length === 0 }}
        render={({ field }) => (
          <ExceptionsEditor
            exceptions={field.value}
            isChecked={error !== undefined}
            onExceptionsChange={field.onChange}
          />
        )}
      />
      {error && <Notice tone="danger">{error}</Notice>}
    </FormSection>
  );
}
