import { type ComponentPropsWithRef, useId } from 'react';
import { Button } from '../button/button.tsx';
import { Field, type FieldTexts } from '../field/field.tsx';
import fieldClasses from '../field/field.module.css';
import { formatCount } from '../format/format.ts';
import { useFormText } from '../text/use-form-text.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import classes from './combobox.module.css';
import type { ComboboxOption, FoundOptions } from './combobox-types.ts';
import { useCombobox } from './use-combobox.ts';

type InputProps = Pick<ComponentPropsWithRef<'input'>, 'ref' | 'name' | 'placeholder' | 'required'>;

/** Props of {@link Combobox}. */
export interface ComboboxProps extends FieldTexts, InputProps {
  /** What is chosen; null for nothing. */
  chosen: ComboboxOption | null;
  /** Chosen by mouse or keys; null when the field was emptied. */
  onChoose: (option: ComboboxOption | null) => void;
  /** What is searched for, and what that has found. Without a text, the first options. */
  search: string;
  onSearch: (search: string) => void;
  found: FoundOptions;
  /** Shown when nothing matches: "No admin matches." */
  emptyText: string;
  isDisabled?: boolean | undefined;
  /** Gets the focus when its dialog opens. */
  hasFocusFirst?: boolean | undefined;
}

/** Chooses one of many by name (the combobox pattern): typing searches, the arrow keys choose, Esc closes the list. */
export function Combobox(props: ComboboxProps) {
  const { label, hint, error, isLabelHidden, required, found, emptyText } = props;
  const listId = useId();
  const box = useCombobox(props);
  const optionId = (place: number) => `${listId}-${place}`;
  return (
    <Field {...{ label, hint, error, isLabelHidden, required }}>
      {(control) => (
        <span className={classes.box}>
          <input
            {...control}
            ref={props.ref}
            name={props.name}
            placeholder={props.placeholder}
            required={required}
            disabled={props.isDisabled}
            data-autofocus={props.hasFocusFirst || undefined}
            type="text"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={box.isOpen}
            aria-controls={listId}
            aria-activedescendant={box.active === undefined ? undefined : optionId(box.active)}
            autoComplete="off"
            spellCheck={false}
            maxLength={100}
            className={fieldClasses.control}
            value={box.text}
            onChange={(event) => box.type(event.currentTarget.value)}
            onClick={box.open}
            onBlur={box.leave}
            onKeyDown={box.handleKeyDown}
          />
          {/* A press on it must not take the focus, which would close it. */}
          <span
            className={classes.panel}
            hidden={!box.isOpen}
            onPointerDown={(event) => event.preventDefault()}
          >
            <span
              id={listId}
              role="listbox"
              aria-label={label}
              className={classes.list}
              aria-busy={!box.isCurrent}
            >
              {box.isOpen &&
                found.options?.map((option, place) => (
                  <Option
                    key={option.value}
                    id={optionId(place)}
                    option={option}
                    isActive={place === box.active}
                    onChoose={box.choose}
                  />
                ))}
            </span>
            {box.isOpen && <Notes found={found} emptyText={emptyText} isCurrent={box.isCurrent} />}
          </span>
        </span>
      )}
    </Field>
  );
}

interface OptionProps {
  id: string;
  option: ComboboxOption;
  isActive: boolean;
  onChoose: (option: ComboboxOption) => void;
}

function Option(props: OptionProps) {
  const { id, option, isActive, onChoose } = props;
  return (
    <span
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      ref={(element) => {
        if (isActive) element?.scrollIntoView({ block: 'nearest' });
      }}
      className={classes.option}
      onClick={() => onChoose(option)}
    >
      <bdi>{option.label}</bdi>
      {option.detail !== undefined && <bdi className={classes.detail}>{option.detail}</bdi>}
    </span>
  );
}

/** How many there are, that there are more or none, or that the search failed. */
function Notes(props: { found: FoundOptions; emptyText: string; isCurrent: boolean }) {
  const { found, emptyText, isCurrent } = props;
  const { options, hasMore, isFailed, retry } = found;
  const text = useFormText();
  if (isFailed && (options === undefined || !isCurrent)) {
    return (
      <span role="alert" className={classes.note}>
        {text('combobox_failed')}{' '}
        <Button size="small" onClick={retry}>
          {text('combobox_retry')}
        </Button>
      </span>
    );
  }
  const isEmpty = options?.length === 0 && isCurrent;
  return (
    <>
      {options === undefined && <span className={classes.note}>{text('combobox_loading')}</span>}
      {isEmpty && <span className={classes.note}>{emptyText}</span>}
      {hasMore && <span className={classes.note}>{text('combobox_more')}</span>}
      <VisuallyHidden>
        <span role="status">
          {isEmpty && emptyText}
          {isCurrent && !isEmpty && text('combobox_found', { count: formatCount(options?.length ?? 0) })}
        </span>
      </VisuallyHidden>
    </>
  );
}
