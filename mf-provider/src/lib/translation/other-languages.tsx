import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from 'shared-api/contract';
import { formatList, useLanguage } from 'shared-ui';
import { ChevronDownIcon } from 'shared-ui/icons';
import { TranslatedField } from './translated-field.tsx';
import {
  lackingLanguages,
  otherLanguages,
  textIn,
  withText,
  type DraftTexts,
  type TranslatedField as FieldName,
} from './translations.ts';
import { useLanguageName, useTextLabel } from './use-text-label.ts';
import classes from './other-languages.module.css';

interface OtherLanguagesProps {
  /** The language of the original texts; without it there is nothing to add. */
  original: Language | null;
  texts: DraftTexts;
  onTextsChange: (texts: DraftTexts) => void;
  /** The most characters of each text; what has none is not shown. */
  limits: { readonly name: number; readonly description?: number };
  /** The texts that the original has. */
  needed: readonly FieldName[];
  errorOf?: (language: Language, field: FieldName) => string | undefined;
  /** Opens at a press, and says what is missing before; open from the start where there are texts. */
  isFolded?: boolean;
}

/** Name and description in the other languages, side by side where there is room. */
export function OtherLanguages(props: OtherLanguagesProps) {
  const { original, texts, needed, isFolded = false } = props;
  const { t } = useTranslation('provider-translation');
  const languages = otherLanguages(original);
  if (languages.length === 0) return null;
  const fields = (
    <div className={classes.languages}>
      <p className={classes.hint}>{t('others_hint')}</p>
      {languages.map((language) => (
        <LanguageFields key={language} {...props} language={language} />
      ))}
    </div>
  );
  if (!isFolded) return fields;
  const lacking = lackingLanguages(texts, languages, needed);
  return <Folded lacking={lacking}>{fields}</Folded>;
}

function Folded(props: { lacking: readonly Language[]; children: ReactNode }) {
  const { lacking, children } = props;
  const { t } = useTranslation('provider-translation');
  const languageName = useLanguageName();
  const language = useLanguage();
  const languages = formatList(
    lacking.map((name) => languageName(name)),
    language,
  );
  return (
    <details className={classes.folded}>
      <summary className={classes.summary}>
        <span className={classes.title}>{t('others')}</span>{' '}
        <span className={classes.state}>
          {lacking.length === 0 ? t('complete') : t('lacking', { languages })}
        </span>
        <ChevronDownIcon className={classes.chevron} />
      </summary>
      {children}
    </details>
  );
}

function LanguageFields(props: OtherLanguagesProps & { language: Language }) {
  const { language, texts, onTextsChange, limits, errorOf } = props;
  const labelOf = useTextLabel();
  const field = (name: FieldName, maxLength: number) => ({
    label: labelOf({ language, field: name }),
    language,
    maxLength,
    isLong: name === 'description',
    value: textIn(texts, { language, field: name }),
    error: errorOf?.(language, name),
    onValueChange: (text: string) => onTextsChange(withText(texts, { language, field: name }, text)),
  });
  return (
    <div className={classes.pair}>
      <TranslatedField {...field('name', limits.name)} />
      {limits.description !== undefined && <TranslatedField {...field('description', limits.description)} />}
    </div>
  );
}
