import { useState } from 'react';
import { Controller, useController, useForm, useWatch, type Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { CURRENCY_LABEL, type Language, MENU_LIMITS, readAmount, type Restaurant } from 'shared-api/contract';
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
import { moneyText } from '../../lib/money-text.ts';
import { PictureField } from '../../lib/picture/picture-field.tsx';
import { OtherLanguages } from '../../lib/translation/other-languages.tsx';
import { trimTexts, type DraftTexts } from '../../lib/translation/translations.ts';
import type { DraftItem, MenuDraft } from './menu-draft.ts';
import { newKey } from './new-key.ts';
import { DishGroupsField } from './options/dish-groups-field.tsx';
import { GroupPreview } from './options/group-preview.tsx';
import type { GroupsDraft } from './options/group-draft.ts';
import { PortionsToday } from './portions-today.tsx';
import { storedDish } from './stored-dish.ts';
import { isUnusualPrice, usualPrice } from './usual-price.ts';

/** The dish in the dialog; without one, a new dish of the category. */
export interface EditedItem {
  readonly categoryKey: string;
  readonly item: DraftItem | null;
}

interface ItemDialogProps {
  edited: EditedItem;
  categories: MenuDraft;
  /** The options of the menu. */
  groups: GroupsDraft;
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
  translations: DraftTexts;
  groups: readonly string[];
}

function valuesOf({ categoryKey, item }: EditedItem, language: string): ItemForm {
  return {
    name: item?.name ?? '',
    price: item ? moneyText(item.price, language) : '',
    description: item?.description ?? '',
    categoryKey,
    image: item?.image ?? null,
    translations: item?.translations ?? {},
    groups: item?.groups ?? [],
  };
}

/** Adds or edits a dish; it needs a name and a price. */
export function ItemDialog(props: ItemDialogProps) {
  const { edited, categories, groups, restaurant, onSave, onClose } = props;
  const { t } = useTranslation('provider-menu');
  const [isUploading, setUploading] = useState(false);
  const { register, control, handleSubmit, formState } = useForm<ItemForm>({
    defaultValues: valuesOf(edited, useLanguage()),
  });
  const { errors } = formState;

  function save(values: ItemForm) {
    onSave(values.categoryKey, {
      key: edited.item?.key ?? newKey(),
      isNew: edited.item?.isNew ?? true,
      name: values.name.trim(),
      description: values.description.trim(),
      price: readAmount(values.price) ?? 0,
      image: values.image,
      translations: trimTexts(values.translations),
      groups: values.groups,
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
          {...register('price', { validate: (price) => readAmount(price) !== undefined })}
        />
        <PriceWarning control={control} usual={usualPrice(categories, edited.item?.key)} />
        <TextArea
          label={t('item.description')}
          maxLength={MENU_LIMITS.description}
          {...register('description')}
        />
        <Translations control={control} original={restaurant.language ?? null} />
        <SelectField
          label={t('item.category')}
          options={categories.map(({ key, category }) => ({ value: key, label: category }))}
          {...register('categoryKey')}
        />
        <Controller
          control={control}
          name="groups"
          render={({ field }) => (
            <DishGroupsField groups={groups} value={field.value} onValueChange={field.onChange} />
          )}
        />
        <Preview control={control} groups={groups} restaurant={restaurant} />
        <PortionsToday restaurant={restaurant} stored={storedDish(restaurant, edited.item?.key)} />
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

/** Name and description in the other languages; a text is missing where the original has one. */
function Translations(props: { control: Control<ItemForm>; original: Language | null }) {
  const { control, original } = props;
  const { field } = useController({ control, name: 'translations' });
  const hasDescription = useWatch({ control, name: 'description' }).trim() !== '';
  return (
    <OtherLanguages
      original={original}
      texts={field.value}
      onTextsChange={field.onChange}
      limits={MENU_LIMITS}
      needed={hasDescription ? ['name', 'description'] : ['name']}
      isFolded
    />
  );
}

/** The options of the dish as customers see them, with the price as it is typed. */
function Preview(props: { control: Control<ItemForm>; groups: GroupsDraft; restaurant: Restaurant }) {
  const { control, groups, restaurant } = props;
  const [keys, price] = useWatch({ control, name: ['groups', 'price'] });
  const chosen = keys.flatMap((key) => groups.find((group) => group.key === key) ?? []);
  if (chosen.length === 0) return null;
  return <GroupPreview groups={() => chosen} restaurant={restaurant} price={readAmount(price)} />;
}

/** Asks about a price far from the others; it may be intended. */
function PriceWarning(props: { control: Control<ItemForm>; usual: number | undefined }) {
  const { control, usual } = props;
  const { t } = useTranslation('provider-menu');
  const language = useLanguage();
  const price = readAmount(useWatch({ control, name: 'price' }));
  if (price === undefined || usual === undefined || !isUnusualPrice(price, usual)) return null;
  const amounts = { price: formatMoney(price, language), usual: formatMoney(usual, language) };
  return <Notice tone="warning">{t('item.price_unusual', amounts)}</Notice>;
}
