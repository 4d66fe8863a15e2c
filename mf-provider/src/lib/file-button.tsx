import { type ChangeEvent, type ReactNode, useRef } from 'react';
import { Button, type FieldControl } from 'shared-ui';
import classes from './file-button.module.css';

interface FileButtonProps {
  /** Ties the input to the texts of its field. */
  control: FieldControl;
  /** Endings and types that may be chosen, as `<input accept>` wants them. */
  accept: string;
  isMultiple?: boolean | undefined;
  isDisabled?: boolean | undefined;
  icon: ReactNode;
  onChoose: (files: readonly File[]) => void;
  children: ReactNode;
}

/** Asks for files of the device: the browser's own input for keyboard and label, a button for the eye. */
export function FileButton(props: FileButtonProps) {
  const { control, accept, isMultiple, isDisabled, icon, onChoose, children } = props;
  const input = useRef<HTMLInputElement>(null);

  function handleChange(event: ChangeEvent<HTMLInputElement>) {
    const files = [...(event.currentTarget.files ?? [])];
    // The same file can then be chosen again, taken out or corrected meanwhile.
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
