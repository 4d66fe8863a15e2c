import { TextField, useDebouncedText } from 'shared-ui';

interface DayFilterProps {
  label: string;
  /** `YYYY-MM-DD`, or empty. */
  day: string;
  min?: string;
  max?: string;
  error?: string | undefined;
  onChange: (day: string) => void;
}

/** A date field that reports a moment after the last key, since a year is typed digit by digit. */
export function DayFilter(props: DayFilterProps) {
  const { label, day, min, max, error, onChange } = props;
  const [text, setText] = useDebouncedText(day, onChange);
  return (
    <TextField
      type="date"
      label={label}
      value={text}
      min={min || undefined}
      max={max || undefined}
      error={error}
      onChange={(event) => setText(event.currentTarget.value)}
    />
  );
}
