import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import { FieldNotes, RequiredMark } from '../field/field.tsx';
import classes from './checkbox.module.css';

/** Props of {@link Checkbox} and {@link Switch}: those of `input` and the texts. */
export interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'required'> {
  label: ReactNode;
  hint?: ReactNode | undefined;
  error?: string | undefined;
  required?: boolean | undefined;
}

/** Yes or no, submitted with the form. Use {@link Switch} for what takes effect at once. */
export function Checkbox(props: CheckboxProps) {
  return <Tick {...props} look="checkbox" />;
}

/** On or off, taking effect at once: "Sold out", "Paused". */
export function Switch(props: CheckboxProps) {
  return <Tick {...props} look="switch" role="switch" />;
}

function Tick(props: CheckboxProps & { look: 'checkbox' | 'switch' }) {
  const { label, hint, error, className, id, look, ...input } = props;
  const ownId = useId();
  const controlId = id ?? ownId;
  const hasError = error !== undefined && error !== '';
  const describedBy = [hint && `${controlId}-hint`, hasError && `${controlId}-error`]
    .filter(Boolean)
    .join(' ');
  return (
    <div className={classNames(classes.field, className)}>
      <label className={classes.line}>
        <input
          {...input}
          type="checkbox"
          id={controlId}
          className={classes[look]}
          aria-describedby={describedBy || undefined}
          aria-invalid={hasError || undefined}
        />
        <span className={classes.label}>
          {label}
          {input.required && <RequiredMark />}
        </span>
      </label>
      <div className={classes.notes}>
        <FieldNotes id={controlId} hint={hint} error={error} />
      </div>
    </div>
  );
}
