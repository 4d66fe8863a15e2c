import type { TFunction } from 'i18next';
import { CURRENCY_LABEL } from 'shared-api/contract';
import { placeName } from 'shared-api/place-name';
import { formatDate, formatList, weekdayNames } from 'shared-ui';
import type { DetailsForm } from './details-form.ts';
import { durationText, type LaterForm } from './later-form.ts';
import { spansText } from './span-text.ts';

type Texts = TFunction<'provider-restaurant'>;

function feesText(fees: DetailsForm['fees'], t: Texts, language: string): string {
  const texts = Object.entries(fees).map(
    ([commune, fee]) => `${placeName(t, commune)}: ${fee === null ? t('fees.none') : fee}`,
  );
  return formatList(texts, language);
}

function laterText(later: LaterForm, t: Texts): string {
  if (!later.isOn) return t('state.later_none');
  const { slotMinutes, slotCapacity, leadMinutes, days } = later;
  const minutes = (text: string) => durationText(Number(text), t);
  const capacity = slotCapacity && `${t('later.capacity')}: ${slotCapacity}`;
  const ahead = days === '0' ? t('later.today') : t('later.ahead', { count: Number(days) });
  const lead = leadMinutes !== '0' && `${t('later.lead')}: ${minutes(leadMinutes)}`;
  return [t('state.later', { slot: minutes(slotMinutes) }), capacity, lead, ahead]
    .filter(Boolean)
    .join(' · ');
}

/** A field of the details as one reads it; empty where there is nothing, or where only a picture says it. */
export function detailsText(form: DetailsForm, name: keyof DetailsForm, t: Texts, language: string): string {
  switch (name) {
    case 'category':
      return form.category && t(`cuisine.${form.category}`);
    case 'region':
      return formatList([placeName(t, form.region), placeName(t, form.commune)], language);
    case 'week':
      return weekdayNames(language)
        .map((day, index) => `${day} ${spansText(form.week[index] ?? [], t, language)}`)
        .join(' · ');
    case 'exceptions':
      return form.exceptions
        .map(
          ({ date, spans }) => `${date ? formatDate(date, language) : ''} ${spansText(spans, t, language)}`,
        )
        .join(' · ');
    case 'later':
      return laterText(form.later, t);
    case 'fees':
      return feesText(form.fees, t, language);
    case 'bannerUrl':
    case 'bgImage':
      return form[name] === null ? '' : t('gallery.one');
    case 'acceptsLargeOrders':
      return t(form.acceptsLargeOrders ? 'field.yes' : 'field.no');
    case 'minimumOrder':
    case 'deliveryFee':
      return `${form[name]} ${CURRENCY_LABEL}`;
    default:
      return form[name];
  }
}
