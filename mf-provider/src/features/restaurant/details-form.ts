import {
  CUISINES,
  DELIVERY_MINUTES,
  isRegion,
  type Language,
  LANGUAGES,
  type OpeningException,
  type OpeningWeek,
  readAmount,
  readPhone,
  readWholeNumber,
  type Restaurant,
} from 'shared-api/contract';
import { moneyText } from '../../lib/money-text.ts';
import {
  TEXT_PLACES,
  textIn,
  toDraftTexts,
  withText,
  type TextPlace,
  type TranslatedField,
} from '../../lib/translation/translations.ts';
import type { RestaurantChange } from '../../lib/update-restaurant.ts';
import { fromCommuneFees, toCommuneFees, type CommuneFees } from './commune-fees.ts';
import { fromLaterForm, toLaterForm, type LaterForm } from './later-form.ts';

/** A text in another language than the original: `name_ar`. */
export type TextName = `${TranslatedField}_${Language}`;

/** The field of a text in another language. */
export function textName({ language, field }: TextPlace): TextName {
  return `${field}_${language}`;
}

/** The fields of all texts in other languages. */
export const TEXT_NAMES: readonly TextName[] = TEXT_PLACES.map(textName);

/** Values of the details form; amounts and minutes as typed. */
export interface DetailsForm extends Record<TextName, string> {
  /** Of name, description and menu; empty where the owner has not said. */
  language: string;
  name: string;
  description: string;
  category: string;
  bannerUrl: string | null;
  bgImage: string | null;
  region: string;
  commune: string;
  address: string;
  landmark: string;
  phone: string;
  minimumOrder: string;
  deliveryFee: string;
  /** Own fees by commune; null where there is no delivery. */
  fees: CommuneFees;
  prepMinutes: string;
  deliveryMinutes: string;
  acceptsLargeOrders: boolean;
  later: LaterForm;
  week: OpeningWeek;
  exceptions: readonly OpeningException[];
}

/**
 * The form values of a stored restaurant; a name and a place that wait for an admin rather than the public ones.
 *
 * @param language in which amounts are written
 */
export function toDetailsForm(restaurant: Restaurant, language: string): DetailsForm {
  const { name, region, commune } = restaurant.approval?.of === 'name' ? restaurant.approval : restaurant;
  const translations = toDraftTexts(restaurant.translations);
  const texts = Object.fromEntries(
    TEXT_PLACES.map((place) => [textName(place), textIn(translations, place)]),
  ) as Record<TextName, string>;
  return {
    ...texts,
    language: restaurant.language ?? '',
    name,
    description: restaurant.description,
    category: restaurant.category ?? '',
    bannerUrl: restaurant.bannerUrl,
    bgImage: restaurant.bgImage,
    region: region ?? '',
    commune: commune ?? '',
    address: restaurant.address ?? '',
    landmark: restaurant.landmark ?? '',
    phone: restaurant.phone ?? '',
    minimumOrder: moneyText(restaurant.minimumOrder, language),
    // Chosen by the owner, be it zero: until then the form asks for it.
    deliveryFee: restaurant.missing?.includes('fee') ? '' : moneyText(restaurant.deliveryFee, language),
    fees: toCommuneFees(restaurant.deliveryFees, language),
    prepMinutes: String(restaurant.prepMinutes),
    deliveryMinutes: String(restaurant.deliveryMinutes ?? DELIVERY_MINUTES),
    acceptsLargeOrders: restaurant.acceptsLargeOrders,
    later: toLaterForm(restaurant.laterOrders),
    week: restaurant.schedule.week,
    exceptions: restaurant.schedule.exceptions,
  };
}

function orNull(text: string): string | null {
  return text.trim() === '' ? null : text.trim();
}

/** The change of each field of a valid form, apart from the hours, which are sent as one. */
const changeOf = {
  name: (form) => ({ name: form.name.trim() }),
  language: (form) => ({ language: LANGUAGES.find((language) => language === form.language) ?? null }),
  description: (form) => ({ description: form.description.trim() }),
  category: (form) => ({ category: CUISINES.find((cuisine) => cuisine === form.category) ?? null }),
  bannerUrl: (form) => ({ bannerUrl: form.bannerUrl }),
  bgImage: (form) => ({ bgImage: form.bgImage }),
  region: (form) => ({ region: isRegion(form.region) ? form.region : null }),
  commune: (form) => ({ commune: orNull(form.commune) }),
  address: (form) => ({ address: orNull(form.address) }),
  landmark: (form) => ({ landmark: orNull(form.landmark) }),
  phone: (form) => ({ phone: orNull(readPhone(form.phone)) }),
  minimumOrder: (form) => ({ minimumOrder: readAmount(form.minimumOrder) ?? 0 }),
  deliveryFee: (form) => ({ deliveryFee: readAmount(form.deliveryFee) ?? 0 }),
  fees: (form) => ({ deliveryFees: fromCommuneFees(form.fees) }),
  prepMinutes: (form) => ({ prepMinutes: readWholeNumber(form.prepMinutes) ?? 0 }),
  deliveryMinutes: (form) => ({ deliveryMinutes: readWholeNumber(form.deliveryMinutes) ?? 0 }),
  acceptsLargeOrders: (form) => ({ acceptsLargeOrders: form.acceptsLargeOrders }),
  later: (form) => ({ laterOrders: fromLaterForm(form.later) }),
} as const satisfies Partial<Record<keyof DetailsForm, (form: DetailsForm) => RestaurantChange>>;

function isText(name: keyof DetailsForm): name is TextName {
  return TEXT_NAMES.some((text) => text === name);
}

/** All texts in other languages, as they are sent together: some of the form's, the others as they are stored. */
function changedTexts(form: DetailsForm, names: readonly TextName[], current: Restaurant) {
  return TEXT_PLACES.filter((place) => names.includes(textName(place))).reduce(
    (texts, place) => withText(texts, place, form[textName(place)].trim()),
    toDraftTexts(current.translations),
  );
}

function isOfHours(name: keyof DetailsForm): name is 'week' | 'exceptions' {
  return name === 'week' || name === 'exceptions';
}

/** The change of some fields of a valid form; whatever else belongs to the hours stays as it is. */
export function toDetailsChange(
  form: DetailsForm,
  names: readonly (keyof DetailsForm)[],
  current: Restaurant,
): RestaurantChange {
  const changes = names.map((name): RestaurantChange =>
    isOfHours(name) || isText(name) ? {} : changeOf[name](form),
  );
  const texts = names.filter(isText);
  const change = Object.assign(
    texts.length > 0 ? { translations: changedTexts(form, texts, current) } : {},
    ...changes,
  ) as RestaurantChange;
  if (!names.some(isOfHours)) return change;
  const { week, exceptions } = { ...current.schedule, ...pick(form, names.filter(isOfHours)) };
  return {
    ...change,
    schedule: {
      week: week.map((spans) => [...spans]),
      exceptions: exceptions.map(({ date, spans }) => ({ date, spans: [...spans] })),
      pausedUntil: current.schedule.pausedUntil,
    },
  };
}

/** Some fields of a form. */
export function pick<Name extends keyof DetailsForm>(
  form: DetailsForm,
  names: readonly Name[],
): Pick<DetailsForm, Name> {
  return Object.fromEntries(names.map((name) => [name, form[name]])) as Pick<DetailsForm, Name>;
}

/** All fields, in the order of the sections. */
export const detailsFields = [
  'name',
  'description',
  ...TEXT_NAMES,
  'language',
  'category',
  'bannerUrl',
  'bgImage',
  'region',
  'commune',
  'address',
  'landmark',
  'phone',
  'minimumOrder',
  'deliveryFee',
  'fees',
  'prepMinutes',
  'deliveryMinutes',
  'acceptsLargeOrders',
  'later',
  'week',
  'exceptions',
] as const satisfies readonly (keyof DetailsForm)[];

const MAX_MINUTES = 240;

/** Whether a text is a whole number of minutes up to 240. */
export function isMinutes(text: string, least: number): boolean {
  const minutes = readWholeNumber(text);
  return minutes !== undefined && minutes >= least && minutes <= MAX_MINUTES;
}
