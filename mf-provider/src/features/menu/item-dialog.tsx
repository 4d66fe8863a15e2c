import { Controller, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { CURRENCY_LABEL, type Restaurant } from 'shared-api/contract';
import { Button, Dialog, SelectField, Stack, TextArea, TextField } from 'shared-ui';
import { moneyText, parseMoney } from '../../lib/money-input.ts';
import { SinglePicture } from '../../lib/single-picture.tsx';
import type { DraftItem, MenuDraft } from './menu-draft.ts';
import { newKey } from './new-key.ts';

const MAX_NAME = 120;
const MAX_DESCRIPTION = 600;

/** The dish in the dialog; without one, a new dish of the category. */
export interface EditedItem {
  readonly categoryKey: string;
  readonly item: DraftItem | null;
}

interface ItemDialogProps {
  edited: EditedItem;
  categories: MenuDraft;
  restaurant: Restaurant;
  onSave: (categoryKey: string, item: DraftItem) => void;
  onClose: () => void;
}

interface ItemForm {
  name: string;
  price: string;
  description: string;
  categoryKey: string;
  image: string | null;
}

function valuesOf({ categoryKey, item }: EditedItem): ItemForm {
  return {
    name: item?.name ?? '',
    price: item ? moneyText(item.price) : '',
    description: item?.description ?? '',
    categoryKey,
    image: item?.image ?? null,
  };
}

/** Adds or edits a dish; it needs a name and a price. */
export function ItemDialog(props: ItemDialogProps) {
  const { edited, categories, restaurant, onSave, onClose } = props;
  const { t } = useTranslation('provider-menu');
  const { register, control, handleSubmit, formState } = useForm<ItemForm>({
    defaultValues: valuesOf(edited),
  });
  const { errors } = formState;

  function save(values: ItemForm) {
    onSave(values.categoryKey, {
      key: edited.item?.key ?? newKey(),
      isNew: edited.item?.isNew ?? true,
      name: values.name.trim(),
      description: values.description.trim(),
      price: parseMoney(values.price) ?? 0,
      image: values.image,
    });
  }

  return (
    <Dialog
      isOpen
      title={t(edited.item ? 'item.edit_title' : 'item.add_title')}
      onClose={onClose}
      onSubmit={handleSubmit(save)}
      footer={
        <Button type="submit" variant="primary" isFullWidth>
          {t('item.apply')}
        </Button>
      }
    >
      <Stack>
        <TextField
          label={t('item.name')}
          maxLength={MAX_NAME}
          required
          data-autofocus
          error={errors.name && t('item.name_required')}
          {...register('name', { validate: (name) => name.trim() !== '' })}
        />
        <TextField
          label={t('item.price')}
          inputMode="decimal"
          suffix={CURRENCY_LABEL}
          required
          error={errors.price && t('item.price_required')}
          {...register('price', { validate: (price) => parseMoney(price) !== undefined })}
        />
        <TextArea label={t('item.description')} maxLength={MAX_DESCRIPTION} {...register('description')} />
        <SelectField
          label={t('item.category')}
          options={categories.map(({ key, category }) => ({ value: key, label: category }))}
          {...register('categoryKey')}
        />
        <Controller
          control={control}
          name="image"
          render={({ field }) => (
            <SinglePicture
              label={t('item.picture')}
              restaurant={restaurant}
              ratio="square"
              value={field.value}
              onValueChange={field.onChange}
            />
          )}
        />
      </Stack>
    </Dialog>
  );
}
