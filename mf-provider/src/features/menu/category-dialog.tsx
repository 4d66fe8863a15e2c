import { Controller, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { MENU_LIMITS, type Language } from 'shared-api/contract';
import { Button, Dialog, Stack, TextField } from 'shared-ui';
import { OtherLanguages } from '../../lib/translation/other-languages.tsx';
import { trimTexts, type DraftTexts } from '../../lib/translation/translations.ts';
import { categoryNameRule } from './category-name.ts';
import type { DraftCategory } from './menu-draft.ts';

interface CategoryDialogProps {
  category: DraftCategory;
  /** The language in which the menu was written first. */
  original: Language | null;
  /** Whether another category has the name. */
  isTaken: (name: string) => boolean;
  onRename: (name: string, translations: DraftTexts) => void;
  onClose: () => void;
}

/** Renames a category, in each language. */
export function CategoryDialog(props: CategoryDialogProps) {
  const { category, original, isTaken, onRename, onClose } = props;
  const { t } = useTranslation('provider-menu');
  const { register, control, handleSubmit, formState } = useForm({
    defaultValues: { name: category.category, translations: category.translations },
  });
  return (
    <Dialog
      isOpen
      size="small"
      title={t('category.rename_title')}
      onClose={onClose}
      onSubmit={handleSubmit((values) => onRename(values.name.trim(), trimTexts(values.translations)))}
      footer={
        <Button type="submit" variant="primary">
          {t('category.save_name')}
        </Button>
      }
    >
      <Stack>
        <TextField
          label={t('category.name')}
          maxLength={MENU_LIMITS.categoryName}
          required
          data-autofocus
          error={formState.errors.name?.message && t(formState.errors.name.message)}
          {...register('name', categoryNameRule(isTaken))}
        />
        <Controller
          control={control}
          name="translations"
          render={({ field }) => (
            <OtherLanguages
              original={original}
              texts={field.value}
              onTextsChange={field.onChange}
              limits={{ name: MENU_LIMITS.categoryName }}
              needed={['name']}
            />
          )}
        />
      </Stack>
    </Dialog>
  );
}
