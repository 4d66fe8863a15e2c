import { type ChangeEventHandler, type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import { FieldNotes, RequiredMark } from '../field/field.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import classes from './radio-group.module.css';

/** One choice of a {@link RadioGroup}. */
export interface RadioOption {
  value: string;
  label: ReactNode;
  hint?: ReactNode | undefined;
  icon?: ReactNode | undefined;
  isDisabled?: boolean | undefined;
}

/** Props of {@link RadioGroup}. `name`, `ref`, `onChange`, `onBlur` go to each radio, for react-hook-form. */
export interface RadioGroupProps extends Pick<
  ComponentPropsWithRef<'input'>,
  'ref' | 'onChange' | 'onBlur' | 'disabled'
> {
  legend: string;
  isLegendHidden?: boolean | undefined;
  name?: string | undefined;
  options: readonly RadioOption[];
  /** The chosen value of a controlled group. */
  value?: string | undefined;
  defaultValue?: string | undefined;
  onValueChange?: ((value: string) => void) | undefined;
  /** `cards` (default) large tiles; `list` one line each; `segmented` a compact switch between two to four views. */
  appearance?: 'cards' | 'list' | 'segmented' | undefined;
  hint?: ReactNode | undefined;
  error?: string | undefined;
  required?: boolean | undefined;
  className?: string | undefined;
}

/** One choice out of a few visible ones. */
export function RadioGroup(props: RadioGroupProps) {
  const {
    ref,
    legend,
    isLegendHidden = false,
    options,
    appearance = 'cards',
    hint,
    error,
    className,
  } = props;
  const { value, defaultValue, required, disabled = false, onBlur, onChange, onValueChange } = props;
  const id = useId();
  const name = props.name ?? id;
  const hasError = error !== undefined && error !== '';
  const describedBy = [hint && `${id}-hint`, hasError && `${id}-error`].filter(Boolean).join(' ');
  const caption = (
    <>
      {legend}
      {required && <RequiredMark />}
    </>
  );
  return (
    <fieldset className={classNames(classes.group, className)} aria-describedby={describedBy || undefined}>
      {isLegendHidden ? (
        <VisuallyHidden as="legend">{caption}</VisuallyHidden>
      ) : (
        <legend className={classes.legend}>{caption}</legend>
      )}
      <div className={classNames(classes.options, classes[appearance])}>
        {options.map((option) => (
          <Radio
            key={option.value}
            {...{ name, option, value, defaultValue, required, onBlur }}
            inputRef={ref}
            isDisabled={disabled || option.isDisabled === true}
            isInvalid={hasError}
            onChange={(event) => {
              onChange?.(event);
              onValueChange?.(option.value);
            }}
          />
        ))}
      </div>
      <FieldNotes id={id} hint={hint} error={error} />
    </fieldset>
  );
}

/** Props of {@link Radio}. */
export interface RadioProps extends Pick<RadioGroupProps, 'value' | 'defaultValue' | 'required' | 'onBlur'> {
  inputRef?: RadioGroupProps['ref'];
  name: string;
  option: RadioOption;
  isDisabled?: boolean | undefined;
  isInvalid?: boolean | undefined;
  onChange: ChangeEventHandler<HTMLInputElement>;
}

/** One radio button with its label, for a group of your own; {@link RadioGroup} is the usual one. */
export function Radio(props: RadioProps) {
  const { inputRef, name, option, isDisabled, isInvalid, value, defaultValue, required, onBlur, onChange } =
    props;
  const checked =
    value !== undefined
      ? { checked: value === option.value }
      : defaultValue !== undefined && { defaultChecked: defaultValue === option.value };
  return (
    <label className={classes.option}>
      <input
        type="radio"
        ref={inputRef}
        name={name}
        value={option.value}
        required={required}
        disabled={isDisabled}
        aria-invalid={isInvalid || undefined}
        className={classes.radio}
        onBlur={onBlur}
        onChange={onChange}
        {...checked}
      />
      {option.icon}
      <span className={classes.texts}>
        <span className={classes.label}>{option.label}</span>
        {option.hint !== undefined && <span className={classes.hint}>{option.hint}</span>}
      </span>
    </label>
  );
}
