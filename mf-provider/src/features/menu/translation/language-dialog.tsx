import { Controller, useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { LANGUAGES, type Restaurant } from 'shared-api/contract';
import { Button, Dialog, Notice, RadioGroup, Stack } from 'shared-ui';
import { guessLanguage } from '../../../lib/translation/guess-language.ts';
import { useLanguageName } from '../../../lib/translation/use-text-label.ts';
import type { EditedMenu } from '../edited-menu.ts';
import { textsOf, translatedEntries } from './menu-texts.ts';
import { useSaveLanguage } from './use-save-language.ts';

interface LanguageDialogProps {
  restaurant: Restaurant;
  edited: EditedMenu;
  onClose: () => void;
}

/** Chooses the language in which the menu was written first. What it looks like is said, never chosen. */
export function LanguageDialog(props: LanguageDialogProps) {
  const { restaurant, edited, onClose } = props;
  const { t } = useTranslation('provider-translation');
  const languageName = useLanguageName();
  const original = restaurant.language ?? null;
  const { control, handleSubmit } = useForm({ defaultValues: { language: original ?? '' } });
  const saving = useSaveLanguage(onClose);
  const guess = original === null ? guessLanguage(textsOf(edited)) : undefined;
  const value = useWatch({ control, name: 'language' });
  const chosen = LANGUAGES.find((language) => language === value);
  const isAlsoGiven =
    chosen !== undefined &&
    chosen !== original &&
    translatedEntries(edited).some(({ translations }) => translations[chosen]);
  return (
    <Dialog
      isOpen
      size="small"
      title={t('original.ask')}
      description={t('original.hint')}
      isBusy={saving.isPending}
      onClose={onClose}
      onSubmit={handleSubmit(() => chosen && saving.mutate({ base: restaurant, language: chosen }))}
      footer={
        <Button type="submit" variant="primary" isFullWidth isBusy={saving.isPending}>
          {t('original.save')}
        </Button>
      }
    >
      <Stack>
        <Controller
          control={control}
          name="language"
          rules={{ required: true }}
          render={({ field, fieldState }) => (
            <RadioGroup
              legend={t('original.label')}
              isLegendHidden
              appearance="list"
              options={LANGUAGES.map((language) => ({
                value: language,
                label: languageName(language, 'title'),
                hint:
                  language === guess ? t('original.guess', { language: languageName(language) }) : undefined,
              }))}
              value={field.value}
              onValueChange={field.onChange}
              error={fieldState.error && t('original.required')}
            />
          )}
        />
        {isAlsoGiven && (
          <Notice tone="warning">{t('original.change_text', { language: languageName(chosen) })}</Notice>
        )}
      </Stack>
    </Dialog>
  );
}
