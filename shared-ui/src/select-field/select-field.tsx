import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Field, type FieldTexts } from '../field/field.tsx';
import fieldClasses from '../field/field.module.css';
import { ChevronDownIcon } from '../icon/icons.ts';
import classes from './select-field.module.css';

/** One choice of a {@link SelectField}. */
export interface SelectOption {
  value: string;
  label: string;
  isDisabled?: boolean | undefined;
}

/** Props of {@link SelectField}: those of `select` and the field's texts. */
export interface SelectFieldProps extends Omit<ComponentPropsWithRef<'select'>, 'required'>, FieldTexts {
  options: readonly SelectOption[];
  /** A first option with the value `''`, e.g. "Choose a region". */
  placeholder?: string | undefined;
  iconStart?: ReactNode | undefined;
}

/** A native `select`. */
export function SelectField(props: SelectFieldProps) {
  const { label, hint, error, isLabelHidden, className, id, options, placeholder, iconStart, ...select } =
    props;
  const texts = { label, hint, error, isLabelHidden, id, className, required: select.required };
  return (
    <Field {...texts}>
      {(control) => (
        <span className={fieldClasses.box}>
          {iconStart !== undefined && <span className={fieldClasses.start}>{iconStart}</span>}
          <select
            {...select}
            {...control}
            className={classNames(
              fieldClasses.control,
              classes.select,
              iconStart !== undefined && fieldClasses.hasStart,
            )}
          >
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.isDisabled}>
                {option.label}
              </option>
            ))}
          </select>
          <span className={classes.chevron}>
            <ChevronDownIcon />
          </span>
        </span>
      )}
    </Field>
  );
}
