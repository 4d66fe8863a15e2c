import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Field, type FieldTexts } from '../field/field.tsx';
import classes from '../field/field.module.css';

/** Props of {@link TextField}: those of `input` and the field's texts. */
export interface TextFieldProps extends Omit<ComponentPropsWithRef<'input'>, 'required'>, FieldTexts {
  iconStart?: ReactNode | undefined;
  /** A short unit after the value, e.g. `MRU`. */
  suffix?: string | undefined;
}

/** Both ids, where something beside the field describes it too: a message about a pair of fields. */
function joined(...ids: readonly (string | undefined)[]): string | undefined {
  return ids.filter(Boolean).join(' ') || undefined;
}

/** A one-line text input. Takes what react-hook-form's `register` returns: `<TextField {...register('email')} … />`. */
export function TextField(props: TextFieldProps) {
  const { label, hint, error, isLabelHidden, iconStart, suffix, className, id, ...input } = props;
  const texts = { label, hint, error, isLabelHidden, id, className, required: input.required };
  return (
    <Field {...texts}>
      {(control) => (
        <span className={classes.box}>
          {iconStart !== undefined && <span className={classes.start}>{iconStart}</span>}
          <input
            {...input}
            {...control}
            aria-invalid={control['aria-invalid'] ?? input['aria-invalid']}
            aria-describedby={joined(control['aria-describedby'], input['aria-describedby'])}
            className={classNames(
              classes.control,
              iconStart !== undefined && classes.hasStart,
              suffix && classes.hasEnd,
            )}
          />
          {suffix !== undefined && (
            <span className={classes.end} aria-hidden>
              {suffix}
            </span>
          )}
        </span>
      )}
    </Field>
  );
}
