import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { MENU_LIMITS, OPTION_LIMITS, type Language } from 'shared-api/contract';
import dish from '../../../lib/dish.module.css';
import { TranslatedField } from '../../../lib/translation/translated-field.tsx';
import {
  textIn,
  type TextPlace,
  type TranslatedField as FieldName,
} from '../../../lib/translation/translations.ts';
import { useTextLabel } from '../../../lib/translation/use-text-label.ts';
import { neededFields, type TextEntry } from './menu-texts.ts';
import classes from './translation-view.module.css';
import { TypedText } from 'shared-ui';

interface TextRowProps extends Omit<TextEntry, 'key'> {
  entryKey: string;
  original: Language;
  language: Language;
  onTranslate: (key: string, place: TextPlace, text: string) => void;
}

/** Each original text, and beside it the field for the other language. */
export const TextRow = memo(function TextRow(props: TextRowProps) {
  const { language, translations } = props;
  const needed = neededFields(props);
  const hasDescription = textIn(translations, { language, field: 'description' }) !== '';
  return (
    <div className={classes.row}>
      <TextPair {...props} field="name" />
      {(needed.includes('description') || hasDescription) && <TextPair {...props} field="description" />}
    </div>
  );
});

function lengthOf(kind: TextEntry['kind'], field: FieldName): number {
  if (kind === 'category') return MENU_LIMITS.categoryName;
  return kind === 'item' ? MENU_LIMITS[field] : OPTION_LIMITS.name;
}

function TextPair(props: TextRowProps & { field: FieldName }) {
  const { field, kind, name, description, original, language, translations, onTranslate } = props;
  const { t } = useTranslation('provider-translation');
  const label = useTextLabel()({ language, field });
  const isName = field === 'name';
  const isHead = kind === 'category' || kind === 'group';
  const originalClass = isHead ? classes.category : isName ? dish.name : dish.description;
  return (
    <div className={classes.pair}>
      <TypedText className={originalClass} lang={original} text={isName ? name : description} />
      <TranslatedField
        className={classes.field}
        label={t('view.row', { name, label })}
        isLabelHidden
        placeholder={label}
        language={language}
        isLong={!isName}
        maxLength={lengthOf(kind, field)}
        value={textIn(translations, { language, field })}
        onValueChange={(text) => onTranslate(props.entryKey, { language, field }, text)}
      />
    </div>
  );
}
