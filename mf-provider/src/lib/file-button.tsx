import { type ChangeEvent, type ReactNode, useRef } from 'react';
import { Button, type FieldControl } from 'shared-ui';
import classes from './file-button.module.css';

interface FileButtonProps {
  /** Ids of the field's label and texts. */
  control: FieldControl;
  /** Accepted file types, in the format of `<input accept>`. */
  accept: string;
  isMultiple?: boolean | undefined;
  isDisabled?: boolean | undefined;
  icon: ReactNode;
  onChoose: (files: readonly File[]) => void;
  children: ReactNode;
}

/** Chooses files: the browser's file input, shown as a button. */
export function FileButton(props: FileButtonProps) {
  const { control, accept, isMultiple, isDisabled, icon, onChoose, children } = props;
  const input = useRef<HTMLInputElement>(null);

  function handleChange(event: ChangeEvent<HTMLInputElement>) {
    const files = [...(event.currentTarget.files ?? [])];
    // So that the same file can be chosen again.
    event.currentTarget.value = '';
    if (files.length > 0) onChoose(files);
  }

  return (
    <div className={classes.frame}>
      <input
        {...control}
        ref={input}
        type="file"
        accept={accept}
        multiple={isMultiple}
        disabled={isDisabled}
        className={classes.input}
        onChange={handleChange}
      />
      <Button
        iconStart={icon}
        disabled={isDisabled}
        tabIndex={-1}
        aria-hidden
        onClick={() => input.current?.click()}
      >
        {children}
      </Button>
    </div>
  );
}
