import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names.ts';
import { Field, type FieldTexts } from '../field/field.tsx';
import fieldClasses from '../field/field.module.css';
import classes from './text-area.module.css';

/** Props of {@link TextArea}: those of `textarea` and the field's texts. */
export interface TextAreaProps extends Omit<ComponentPropsWithRef<'textarea'>, 'required'>, FieldTexts {}

/** A multi-line text input; grows with its text where the browser supports it. */
export function TextArea(props: TextAreaProps) {
  const { label, hint, error, isLabelHidden, className, id, rows = 3, ...area } = props;
  const texts = { label, hint, error, isLabelHidden, id, className, required: area.required };
  return (
    <Field {...texts}>
      {(control) => (
        <textarea
          {...area}
          {...control}
          rows={rows}
          className={classNames(fieldClasses.control, classes.area)}
        />
      )}
    </Field>
  );
}
