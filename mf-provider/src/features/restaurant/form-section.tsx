import type { ReactNode, Ref } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Card } from 'shared-ui';
import type { DetailsForm } from './details-form.ts';
import classes from './form-section.module.css';

/** What every section of the details editor takes. */
export interface SectionProps {
  form: UseFormReturn<DetailsForm>;
}

/** The card with a section's fields; the page's title is its heading. */
export function FormSection(props: { children: ReactNode; ref?: Ref<HTMLDivElement> }) {
  const { children, ref } = props;
  return (
    <Card className={classes.section}>
      <div ref={ref} className={classes.fields}>
        {children}
      </div>
    </Card>
  );
}

/** Says what is wrong with a field: our own rule, or that the service refused it. */
export function useFieldError({ form }: SectionProps) {
  const { t } = useTranslation('provider-restaurant');
  const { errors } = form.formState;
  return (name: keyof DetailsForm, message: string) => {
    const error = errors[name];
    if (!error) return undefined;
    return error.type === 'service' ? t('edit.refused') : message;
  };
}
