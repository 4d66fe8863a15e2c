import { useTranslation } from 'react-i18next';
import { TextArea, type TextAreaProps } from 'shared-ui';

const MAX_LENGTH = 200;

interface ReasonFieldProps extends Pick<
  TextAreaProps,
  'ref' | 'name' | 'value' | 'onChange' | 'onBlur' | 'required'
> {
  /** Says who will read the reason. */
  hint: string;
  isMissing: boolean;
  /** Gets the focus when its dialog opens. */
  isFirst: boolean;
}

/** Field for an admin's reason; `register('reason', …)` gives the rest. */
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

/** The service takes a reason of one line. */
export function oneLine(text: string): string {
  return text.trim().replaceAll(/\s+/g, ' ');
}
