import type { ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Card } from 'shared-ui';
import type { DetailsForm } from './details-form.ts';
import classes from './details-sections.module.css';

/** What every section of the details editor takes. */
export interface SectionProps {
  form: UseFormReturn<DetailsForm>;
}

/** A card of the details editor with its heading. */
export function FormSection(props: { title: string; children: ReactNode }) {
  return (
    <Card as="section" className={classes.section}>
      <h2 className={classes.title}>{props.title}</h2>
      {props.children}
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
