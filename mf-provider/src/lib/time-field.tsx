import { useState } from 'react';
import { TextField } from 'shared-ui';
import { isWholeTime, parseTime } from './typed-time.ts';

interface TimeFieldProps {
  label: string;
  name?: string | undefined;
  /** `HH:MM`, or empty. */
  value: string;
  /** What is wrong with it, shown below it. */
  error?: string | undefined;
  /** It is marked because of a message elsewhere, whose id is `describedBy`. */
  isWrong?: boolean | undefined;
  describedBy?: string | undefined;
  className?: string | undefined;
  onValueChange: (value: string) => void;
}

/**
 * A time of day on the 24-hour clock. The browser's own field shows the clock of the device's language, with AM and PM
 * on many phones sold here.
 */
export function TimeField(props: TimeFieldProps) {
  const { label, name, value, error, isWrong, describedBy, className, onValueChange } = props;
  // What is typed, until it is a time.
  const [typed, setTyped] = useState<string>();
  const [isTyping, setTyping] = useState(false);
  const shown = typed !== undefined && (isTyping || value === '') ? typed : value;

  function handleChange(text: string) {
    setTyping(true);
    setTyped(text);
    if (isWholeTime(text) || text === '') onValueChange(parseTime(text) ?? '');
  }

  function finish() {
    if (!isTyping) return;
    const time = parseTime(shown);
    setTyping(false);
    if (time !== undefined) setTyped(undefined);
    if ((time ?? '') !== value) onValueChange(time ?? '');
  }

  return (
    <TextField
      className={className}
      label={label}
      name={name}
      value={shown}
      error={error}
      inputMode="numeric"
      autoComplete="off"
      placeholder="00:00"
      maxLength={7}
      aria-invalid={isWrong || undefined}
      aria-describedby={describedBy}
      onChange={(event) => handleChange(event.currentTarget.value)}
      onBlur={finish}
      onKeyDown={(event) => {
        // The form is submitted with this key.
        if (event.key === 'Enter') finish();
      }}
    />
  );
}
