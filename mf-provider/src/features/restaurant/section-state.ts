import type { TFunction } from 'i18next';
import type { OpeningWeek, Restaurant } from 'shared-api/contract';
import { placeName } from 'shared-api/place-name';
import { shorten } from 'shared-api/shorten';
import { formatDate, formatMoney, formatList } from 'shared-ui';
import { localDay } from '../../lib/clock.ts';
import { isSame } from '../../lib/is-same.ts';
import { durationText } from './later-form.ts';
import { isAllDayLong } from './opening-week.ts';
import type { Section } from './sections.ts';
import { spansText } from './span-text.ts';

type Texts = TFunction<'provider-restaurant'>;

/** A section in one line. */
export interface SectionState {
  readonly text: string;
  /** It lacks something that visitors need. */
  readonly isMissing?: boolean;
}

interface Reading {
  readonly restaurant: Restaurant;
  readonly t: Texts;
  readonly language: string;
  readonly now: number;
}

function placeState({ restaurant, t, language }: Reading): SectionState {
  const { region, commune, address, phone } = restaurant;
  if (region === null || commune === null) return { text: t('state.place_missing'), isMissing: true };
  if (phone === null) return { text: t('state.phone_missing'), isMissing: true };
  const place = [placeName(t, commune), placeName(t, region), address, phone];
  return { text: formatList(place, language) };
}

function deliveryState({ restaurant, t, language }: Reading): SectionState {
  const { deliveryFee, minimumOrder, prepMinutes, missing } = restaurant;
  if (missing?.includes('fee')) return { text: t('state.fee_missing'), isMissing: true };
  const fee =
    deliveryFee > 0 ? t('state.fee', { fee: formatMoney(deliveryFee, language) }) : t('state.fee_none');
  const minimum =
    minimumOrder > 0 ? t('state.minimum', { minimum: formatMoney(minimumOrder, language) }) : null;
  return { text: formatList([fee, minimum, t('state.minutes', { minutes: prepMinutes })], language) };
}

function laterState({ restaurant, t, language }: Reading): SectionState {
  const { laterOrders: later } = restaurant;
  if (!later) return { text: t('state.later_none') };
  const slot = durationText(later.slotMinutes, t);
  const days = later.days === 0 ? t('later.today') : t('later.ahead', { count: later.days });
  return { text: formatList([t('state.later', { slot }), days], language) };
}

function isEveryDayAlike(week: OpeningWeek): boolean {
  return week.every((spans) => isSame(spans, week[0]));
}

function hoursState({ restaurant, t, language, now }: Reading): SectionState {
  const { week } = restaurant.schedule;
  if (week.every((spans) => spans.length === 0)) return { text: t('state.hours_missing'), isMissing: true };
  const today = week[(new Date(now).getUTCDay() + 6) % 7] ?? [];
  if (!isEveryDayAlike(week)) return { text: t('state.today', { hours: spansText(today, t, language) }) };
  return {
    text: isAllDayLong(today)
      ? t('state.always_open')
      : t('state.every_day', { hours: spansText(today, t, language) }),
  };
}

function specialDaysState({ restaurant, t, language, now }: Reading): SectionState {
  const coming = restaurant.schedule.exceptions
    .map(({ date }) => date)
    .filter((date) => date >= localDay(now))
    .toSorted();
  const [next] = coming;
  if (next === undefined) return { text: t('state.special_none') };
  return { text: t('state.special', { count: coming.length, day: formatDate(next, language) }) };
}

function picturesState({ restaurant, t }: Reading): SectionState {
  const { bannerUrl, images } = restaurant;
  if (bannerUrl === null) return { text: t('state.banner_missing'), isMissing: true };
  return { text: t('state.pictures', { count: Math.max(images.length, 1) }) };
}

/** Characters of a description: two lines on a phone. Cut by its box, it would lose its beginning in Arabic. */
const MAX_DESCRIPTION = 48;

function detailsState({ restaurant, t }: Reading): SectionState {
  const { category } = restaurant;
  // Isolated: it may run another way than the page.
  const description = `\u2068${shorten(restaurant.description, MAX_DESCRIPTION)}\u2069`;
  return { text: category === null ? description : `${t(`cuisine.${category}`)} · ${description}` };
}

const stateOf = {
  details: detailsState,
  place: placeState,
  delivery: deliveryState,
  later: laterState,
  hours: hoursState,
  'special-days': specialDaysState,
  pictures: picturesState,
} as const satisfies Record<Section, (reading: Reading) => SectionState>;

/** What a section holds, as its link says it. */
export function sectionState(section: Section, reading: Reading): SectionState {
  return stateOf[section](reading);
}
