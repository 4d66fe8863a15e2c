import { type ComponentPropsWithRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import { Field, type FieldTexts } from '../field/field.tsx';
import fieldClasses from '../field/field.module.css';
import { IconButton } from '../icon-button/icon-button.tsx';
import { EyeIcon, EyeOffIcon } from '../icon/icons.ts';
import { useFormText } from '../text/use-form-text.ts';
import classes from './password-field.module.css';

/**
 * Props of {@link PasswordField}: those of `input` and the field's texts. Set `autoComplete` to `current-password` or
 * `new-password`.
 */
export interface PasswordFieldProps
  extends Omit<ComponentPropsWithRef<'input'>, 'required' | 'type'>, FieldTexts {}

/** A password with a button that reveals it. */
export function PasswordField(props: PasswordFieldProps) {
  const { label, hint, error, isLabelHidden, className, id, ...input } = props;
  const [isRevealed, setRevealed] = useState(false);
  const text = useFormText();
  const texts = { label, hint, error, isLabelHidden, id, className, required: input.required };
  return (
    <Field {...texts}>
      {(control) => (
        <span className={fieldClasses.box}>
          <input
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...input}
            {...control}
            type={isRevealed ? 'text' : 'password'}
            className={classNames(fieldClasses.control, classes.input)}
          />
          <IconButton
            className={classes.reveal}
            icon={isRevealed ? <EyeOffIcon /> : <EyeIcon />}
            label={text(isRevealed ? 'hide_password' : 'show_password')}
            aria-controls={control.id}
            onClick={() => setRevealed(!isRevealed)}
          />
        </span>
      )}
    </Field>
  );
}
