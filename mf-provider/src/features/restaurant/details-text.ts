import type { TFunction } from 'i18next';
import { CURRENCY_LABEL, type OpeningSpan } from 'shared-api/contract';
import { formatDate, weekdayNames } from 'shared-ui';
import type { DetailsForm } from './details-form.ts';

type Texts = TFunction<'provider-restaurant'>;

function spansText(spans: readonly OpeningSpan[], t: Texts): string {
  if (spans.length === 0) return t('hours.closed');
  return spans.map(({ opens, closes }) => `${opens}–${closes}`).join(', ');
}

function feesText(fees: DetailsForm['fees'], t: Texts): string {
  return Object.entries(fees)
    .map(([commune, fee]) => `${commune}: ${fee === null ? t('fees.none') : fee}`)
    .join(', ');
}

/** A field of the details as one reads it; empty where there is nothing, or where only a picture says it. */
export function detailsText(form: DetailsForm, name: keyof DetailsForm, t: Texts, language: string): string {
  switch (name) {
    case 'category':
      return form.category && t(`cuisine.${form.category}`);
    case 'region':
      return [form.region, form.commune].filter(Boolean).join(', ');
    case 'week':
      return weekdayNames(language)
        .map((day, index) => `${day} ${spansText(form.week[index] ?? [], t)}`)
        .join(' · ');
    case 'exceptions':
      return form.exceptions
        .map(({ date, spans }) => `${date ? formatDate(date, language) : ''} ${spansText(spans, t)}`)
        .join(' · ');
    case 'fees':
      return feesText(form.fees, t);
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
