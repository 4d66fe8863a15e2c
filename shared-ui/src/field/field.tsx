import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import { AlertIcon } from '../icon/icons.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import classes from './field.module.css';

/** Texts of every field around its control. */
export interface FieldTexts {
  label: string;
  /** Help that stays visible: format, reason, limit. */
  hint?: ReactNode | undefined;
  /** What is wrong and how to fix it; its presence marks the control invalid. */
  error?: string | undefined;
  /** Marks the label and sets `required` on the control. Give the form `noValidate` to show your own errors. */
  required?: boolean | undefined;
  /** Shows the label to screen readers only, e.g. in a filter bar with a clear icon. */
  isLabelHidden?: boolean | undefined;
}

/** Attributes that link a control to its texts; spread them on the control. */
export interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

/** Props of {@link Field}. */
export interface FieldProps extends FieldTexts {
  id?: string | undefined;
  className?: string | undefined;
  /** Receives the attributes for the control. */
  children: (control: FieldControl) => ReactNode;
}

/**
 * Label, hint and error around a control of your own: `<Field label="…">{(control) => <input {...control} />}</Field>`.
 */
export function Field(props: FieldProps) {
  const { label, hint, error, required = false, isLabelHidden = false, id, className, children } = props;
  const ownId = useId();
  const controlId = id ?? ownId;
  const hasError = error !== undefined && error !== '';
  const describedBy = [hint && `${controlId}-hint`, hasError && `${controlId}-error`]
    .filter(Boolean)
    .join(' ');
  const caption = (
    <label htmlFor={controlId} className={classes.label}>
      {label}
      {required && <RequiredMark />}
    </label>
  );
  return (
    <div className={classNames(classes.field, className)}>
      {isLabelHidden ? <VisuallyHidden as="div">{caption}</VisuallyHidden> : caption}
      {children({
        id: controlId,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': hasError || undefined,
      })}
      <FieldNotes id={controlId} hint={hint} error={error} />
    </div>
  );
}

/** The asterisk of a required field; the control itself says "required". */
export function RequiredMark() {
  return (
    <span aria-hidden className={classes.required}>
      *
    </span>
  );
}

/** Hint and error under a control, with the ids that `aria-describedby` names. */
export function FieldNotes(props: { id: string; hint?: ReactNode | undefined; error?: string | undefined }) {
  const { id, hint, error } = props;
  return (
    <>
      {hint !== undefined && hint !== '' && (
        <div id={`${id}-hint`} className={classes.hint}>
          {hint}
        </div>
      )}
      {error !== undefined && error !== '' && (
        <div id={`${id}-error`} className={classes.error}>
          <AlertIcon size="small" className={classes.errorIcon} />
          <span>{error}</span>
        </div>
      )}
    </>
  );
}
