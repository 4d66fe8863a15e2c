import type { TFunction } from 'i18next';
import { CURRENCY_LABEL } from 'shared-api/contract';
import { placeName } from 'shared-api/place-name';
import { formatDate, weekdayNames, formatList } from 'shared-ui';
import type { DetailsForm } from './details-form.ts';
import { spansText } from './span-text.ts';

type Texts = TFunction<'provider-restaurant'>;

function feesText(fees: DetailsForm['fees'], t: Texts, language: string): string {
  const texts = Object.entries(fees).map(
    ([commune, fee]) => `${placeName(t, commune)}: ${fee === null ? t('fees.none') : fee}`,
  );
  return formatList(texts, language);
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
