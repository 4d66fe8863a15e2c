import { useState } from 'react';
import { Controller, useForm, useWatch, type Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { CURRENCY_LABEL, MENU_LIMITS, type Restaurant } from 'shared-api/contract';
import {
  Button,
  Dialog,
  formatMoney,
  Notice,
  SelectField,
  Stack,
  TextArea,
  TextField,
  useLanguage,
} from 'shared-ui';
import { moneyText, parseMoney } from '../../lib/money-input.ts';
import { PictureField } from '../../lib/picture/picture-field.tsx';
import type { DraftItem, MenuDraft } from './menu-draft.ts';
import { newKey } from './new-key.ts';
import { isUnusualPrice, usualPrice } from './usual-price.ts';

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
  const [isUploading, setUploading] = useState(false);
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
        <Button type="submit" variant="primary" isFullWidth disabled={isUploading}>
          {t('item.apply')}
        </Button>
      }
    >
      <Stack>
        <TextField
          label={t('item.name')}
          maxLength={MENU_LIMITS.name}
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
        <PriceWarning control={control} usual={usualPrice(categories, edited.item?.key)} />
        <TextArea
          label={t('item.description')}
          maxLength={MENU_LIMITS.description}
          {...register('description')}
        />
        <SelectField
          label={t('item.category')}
          options={categories.map(({ key, category }) => ({ value: key, label: category }))}
          {...register('categoryKey')}
        />
        <Controller
          control={control}
          name="image"
          render={({ field }) => (
            <PictureField
              label={t('item.picture')}
              restaurantId={restaurant.id}
              ratio="square"
              use="dish"
              onBusyChange={setUploading}
              value={field.value}
              onValueChange={field.onChange}
            />
          )}
        />
      </Stack>
    </Dialog>
  );
}

/** Asks about a price far from the others; it may be intended. */
function PriceWarning(props: { control: Control<ItemForm>; usual: number | undefined }) {
  const { control, usual } = props;
  const { t } = useTranslation('provider-menu');
  const language = useLanguage();
  const price = parseMoney(useWatch({ control, name: 'price' }));
  if (price === undefined || usual === undefined || !isUnusualPrice(price, usual)) return null;
  const amounts = { price: formatMoney(price, language), usual: formatMoney(usual, language) };
  return <Notice tone="warning">{t('item.price_unusual', amounts)}</Notice>;
}
