import { useTranslation } from 'react-i18next';
import { TextArea, type TextAreaProps } from 'shared-ui';

const MAX_LENGTH = 200;

interface ReasonFieldProps extends Pick<
  TextAreaProps,
  'ref' | 'name' | 'value' | 'onChange' | 'onBlur' | 'required'
> {
  /** Who will read it. */
  hint: string;
  isMissing: boolean;
  /** Takes the focus when its dialog opens. */
  isFirst: boolean;
}

/** Why an admin does something; `register('reason', …)` gives the rest. */
export function ReasonField(props: ReasonFieldProps) {
  const { isMissing, isFirst, ...area } = props;
  const { t } = useTranslation('admin-common');
  return (
    <TextArea
      {...area}
      label={t(props.required ? 'reason.label' : 'reason.optional')}
      rows={3}
      maxLength={MAX_LENGTH}
      data-autofocus={isFirst || undefined}
      error={isMissing ? t('reason.required') : undefined}
    />
  );
}

/** A reason is one line to the service. */
export function oneLine(text: string): string {
  return text.trim().replaceAll(/\s+/g, ' ');
}
