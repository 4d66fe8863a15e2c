import { TextField, type TextFieldProps } from '../text-field/text-field.tsx';
import { useFormText } from '../text/use-form-text.ts';

/** Props of {@link PhoneField}. */
export interface PhoneFieldProps extends TextFieldProps {
  /** How many digits were typed, where that is what is wrong: the error says so. */
  miscounted: number | undefined;
}

/** A phone number, as it is typed. */
export function PhoneField(props: PhoneFieldProps) {
  const { miscounted, error, ...field } = props;
  const text = useFormText();
  const isCounted = error !== undefined && error !== '' && miscounted !== undefined;
  return (
    <TextField
      type="tel"
      inputMode="numeric"
      autoComplete="tel-national"
      {...field}
      error={isCounted ? `${error} ${text('digits_counted', { count: miscounted })}` : error}
    />
  );
}
