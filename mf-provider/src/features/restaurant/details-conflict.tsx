import { useTranslation } from 'react-i18next';
import { LANGUAGES, type Restaurant } from 'shared-api/contract';
import { useLanguage } from 'shared-ui';
import { ConflictDialog } from '../../lib/conflict/conflict-dialog.tsx';
import type { Side } from '../../lib/conflict/difference.ts';
import { Thumbnail } from '../../lib/picture/thumbnail.tsx';
import { useLanguageName, useTextLabel } from '../../lib/translation/use-text-label.ts';
import { TEXT_PLACES } from '../../lib/translation/translations.ts';
import { textName, toDetailsForm, type DetailsForm, type TextName } from './details-form.ts';
import { detailsText } from './details-text.ts';
import { differencesOf, mergeDetails } from './details-versions.ts';
import type { useSaveDetails } from './use-save-details.ts';
import classes from './details-conflict.module.css';

/** Text keys of the fields' labels. */
const LABELS = {
  name: 'field.name',
  description: 'field.description',
  language: 'field.language',
  category: 'field.cuisine',
  bannerUrl: 'field.banner',
  bgImage: 'field.background',
  region: 'field.region',
  commune: 'field.commune',
  address: 'field.address',
  landmark: 'field.landmark',
  phone: 'field.phone',
  minimumOrder: 'field.minimum_order',
  deliveryFee: 'field.delivery_fee',
  fees: 'fees.title',
  prepMinutes: 'field.prep_minutes',
  deliveryMinutes: 'field.delivery_minutes',
  acceptsLargeOrders: 'field.large_orders',
  later: 'section.later',
  week: 'section.hours',
  exceptions: 'section.special-days',
} as const satisfies Record<Exclude<keyof DetailsForm, TextName>, string>;

interface DetailsConflictProps {
  base: Restaurant;
  /** The fields of the section. */
  edited: readonly (keyof DetailsForm)[];
  /** The form on screen. */
  values: () => DetailsForm;
  saving: ReturnType<typeof useSaveDetails>;
  onTake: (theirs: Restaurant) => void;
  onMerge: (merged: DetailsForm, theirs: Restaurant) => void;
}

/** Asks which version to save after somebody else has saved other details. */
export function DetailsConflict(props: DetailsConflictProps) {
  const { base, edited, values, saving, onTake, onMerge } = props;
  const { conflict, isSaving, settle } = saving;
  const { t } = useTranslation('provider-restaurant');
  const language = useLanguage();
  const languageName = useLanguageName();
  const labelOfText = useTextLabel();
  if (!conflict) return null;
  const labelOf = (id: keyof DetailsForm) => {
    const text = TEXT_PLACES.find((place) => textName(place) === id);
    return text ? labelOfText(text) : t(LABELS[id as keyof typeof LABELS]);
  };
  const versions = {
    base: toDetailsForm(base, language),
    mine: values(),
    theirs: toDetailsForm(conflict, language),
  };
  const value = (side: Side, name: keyof DetailsForm) => {
    const form = versions[side];
    const original = LANGUAGES.find((one) => name === 'language' && one === form.language);
    const text =
      (original ? languageName(original, 'title') : detailsText(form, name, t, language)) ||
      t('conflict.nothing');
    const path = name === 'bannerUrl' || name === 'bgImage' ? versions[side][name] : null;
    return path === null
      ? { text }
      : { text, picture: <Thumbnail path={path} ratio="wide" className={classes.thumbnail} /> };
  };
  return (
    <ConflictDialog
      title={t('conflict.title')}
      text={t('conflict.text')}
      differences={differencesOf(versions, edited).map((difference) => ({
        difference,
        label: labelOf(difference.id),
        mine: value('mine', difference.id),
        theirs: value('theirs', difference.id),
      }))}
      isBusy={isSaving}
      onClose={settle}
      onChoose={(choices) => {
        if (choices) onMerge(mergeDetails(versions, edited, choices), conflict);
        else onTake(conflict);
      }}
    />
  );
}
