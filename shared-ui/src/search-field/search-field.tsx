import { type ComponentPropsWithRef, useRef } from 'react';
import { classNames } from '../class-names.ts';
import { Field } from '../field/field.tsx';
import fieldClasses from '../field/field.module.css';
import { IconButton } from '../icon-button/icon-button.tsx';
import { CloseIcon, SearchIcon } from '../icon/icons.ts';
import { useUiText } from '../text/use-ui-text.ts';
import classes from './search-field.module.css';

/** Props of {@link SearchField}. */
export interface SearchFieldProps extends Omit<
  ComponentPropsWithRef<'input'>,
  'type' | 'value' | 'defaultValue' | 'ref'
> {
  /** What is searched; for screen readers only unless `isLabelVisible`. */
  label: string;
  isLabelVisible?: boolean | undefined;
  value: string;
  onValueChange: (value: string) => void;
}

/** A search input with a clear button. The caller holds the text and decides when to search. */
export function SearchField(props: SearchFieldProps) {
  const { label, isLabelVisible = false, value, onValueChange, className, id, ...input } = props;
  const ref = useRef<HTMLInputElement>(null);
  const text = useUiText();

  function handleClear() {
    onValueChange('');
    ref.current?.focus();
  }

  return (
    <Field label={label} isLabelHidden={!isLabelVisible} id={id} className={className}>
      {(control) => (
        <span className={fieldClasses.box}>
          <span className={fieldClasses.start}>
            <SearchIcon />
          </span>
          <input
            enterKeyHint="search"
            autoComplete="off"
            {...input}
            {...control}
            ref={ref}
            type="search"
            value={value}
            className={classNames(fieldClasses.control, fieldClasses.hasStart, classes.input)}
            onChange={(event) => {
              props.onChange?.(event);
              onValueChange(event.currentTarget.value);
            }}
          />
          {value !== '' && (
            <IconButton
              className={classes.clear}
              icon={<CloseIcon />}
              label={text('clear')}
              onClick={handleClear}
            />
          )}
        </span>
      )}
    </Field>
  );
}
