import type { ComponentPropsWithRef } from 'react';
import { useTranslation } from 'react-i18next';
import { directionOf, type Language } from 'shared-api/contract';
import { TextArea, TextField } from 'shared-ui';
import { withoutUnseen } from './unseen.ts';

/** From this share of its limit on, a text says how long it is. */
const NEARLY_FULL = 0.8;

interface TranslatedFieldProps extends Pick<ComponentPropsWithRef<'input'>, 'placeholder' | 'className'> {
  label: string;
  isLabelHidden?: boolean;
  language: Language;
  /** More than one line. */
  isLong?: boolean;
  maxLength: number;
  value: string;
  onValueChange: (value: string) => void;
  error?: string | undefined;
}

/** A field for a text in another language than the page: it runs as that language does. */
export function TranslatedField(props: TranslatedFieldProps) {
  const { language, isLong = false, value, onValueChange, ...rest } = props;
  const { t } = useTranslation('provider-translation');
  const isNearlyFull = value.length >= NEARLY_FULL * props.maxLength;
  const field = {
    ...rest,
    value,
    lang: language,
    dir: directionOf(language),
    hint: isNearlyFull ? t('length', { length: value.length, max: props.maxLength }) : undefined,
    enterKeyHint: 'next',
    onChange: (event: { currentTarget: { value: string } }) =>
      onValueChange(withoutUnseen(event.currentTarget.value)),
  } as const;
  return isLong ? <TextArea {...field} rows={2} /> : <TextField {...field} />;
}
