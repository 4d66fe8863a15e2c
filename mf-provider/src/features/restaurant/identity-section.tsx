import { useTranslation } from 'react-i18next';
import { CUISINES, LANGUAGES, RESTAURANT_LIMITS } from 'shared-api/contract';
import { SelectField, TextArea, TextField } from 'shared-ui';
import { guessLanguage } from '../../lib/translation/guess-language.ts';
import { OtherLanguages } from '../../lib/translation/other-languages.tsx';
import { collectTexts, TEXT_PLACES, textIn, type DraftTexts } from '../../lib/translation/translations.ts';
import { useLanguageName } from '../../lib/translation/use-text-label.ts';
import { textName } from './details-form.ts';
import { FormSection, useFieldError, type SectionProps } from './form-section.tsx';

/** Name and description in each language, and cuisine. */
export function IdentitySection(props: SectionProps) {
  const { form } = props;
  const { t } = useTranslation('provider-restaurant');
  const errorOf = useFieldError(props);
  const isFilled = (text: string) => text.trim() !== '';
  return (
    <FormSection>
      <TextField
        label={t('field.name')}
        maxLength={RESTAURANT_LIMITS.name}
        required
        error={errorOf('name', t('field.name_required'))}
        {...form.register('name', { validate: isFilled })}
      />
      <TextArea
        label={t('field.description')}
        maxLength={RESTAURANT_LIMITS.description}
        required
        error={errorOf('description', t('field.description_required'))}
        {...form.register('description', { validate: isFilled })}
      />
      <LanguageFields form={form} />
      <SelectField
        label={t('field.cuisine')}
        placeholder={t('field.cuisine_none')}
        options={CUISINES.map((value) => ({ value, label: t(`cuisine.${value}`) }))}
        {...form.register('category')}
      />
    </FormSection>
  );
}

/** The language of the original texts, and the texts in the others. */
function LanguageFields(props: SectionProps) {
  const { form } = props;
  const { t } = useTranslation('provider-restaurant');
  const translation = useTranslation('provider-translation');
  const errorOf = useFieldError(props);
  const languageName = useLanguageName();
  const [name, description, chosen] = form.watch(['name', 'description', 'language']);
  const original = LANGUAGES.find((language) => language === chosen) ?? null;
  const guess = original === null ? guessLanguage([name, description]) : undefined;
  const texts = collectTexts((place) => form.watch(textName(place)));
  const change = (next: DraftTexts) => {
    for (const place of TEXT_PLACES) {
      const text = textIn(next, place);
      if (text !== textIn(texts, place)) form.setValue(textName(place), text, { shouldDirty: true });
    }
  };
  return (
    <>
      <SelectField
        label={t('field.language')}
        hint={[
          original === null && translation.t('original.hint'),
          guess && translation.t('original.guess', { language: languageName(guess) }),
        ]
          .filter(Boolean)
          .join(' ')}
        placeholder={t('field.language_none')}
        options={LANGUAGES.map((value) => ({ value, label: languageName(value, 'title') }))}
        {...form.register('language')}
      />
      <OtherLanguages
        original={original}
        texts={texts}
        onTextsChange={change}
        limits={RESTAURANT_LIMITS}
        needed={['name', 'description']}
        errorOf={(language, field) => errorOf(textName({ language, field }), t('edit.refused'))}
      />
    </>
  );
}
