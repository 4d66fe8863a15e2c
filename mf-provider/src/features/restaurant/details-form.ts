import {
  CUISINES,
  isRegion,
  type OpeningException,
  type OpeningWeek,
  type Restaurant,
} from 'shared-api/contract';
import { moneyText, parseMoney } from '../../lib/money-input.ts';
import type { RestaurantChange } from '../../lib/update-restaurant.ts';
import { fromCommuneFees, toCommuneFees, type CommuneFees } from './commune-fees.ts';

/** Values of the details form; amounts and minutes as typed. */
export interface DetailsForm {
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
  acceptsLargeOrders: boolean;
  week: OpeningWeek;
  exceptions: readonly OpeningException[];
}

/** The form values of a stored restaurant; a name and a place that wait for an admin rather than the public ones. */
export function toDetailsForm(restaurant: Restaurant): DetailsForm {
  const { name, region, commune } = restaurant.approval?.of === 'name' ? restaurant.approval : restaurant;
  return {
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
    minimumOrder: moneyText(restaurant.minimumOrder),
    deliveryFee: moneyText(restaurant.deliveryFee),
    fees: toCommuneFees(restaurant.deliveryFees),
    prepMinutes: String(restaurant.prepMinutes),
    acceptsLargeOrders: restaurant.acceptsLargeOrders,
    week: restaurant.schedule.week,
    exceptions: restaurant.schedule.exceptions,
  };
}

function orNull(text: string): string | null {
  return text.trim() === '' ? null : text.trim();
}

/** The change of a valid form; the pause is not part of it, since it has its own switch. */
export function toDetailsChange(form: DetailsForm, current: Restaurant): RestaurantChange {
  return {
    name: form.name.trim(),
    description: form.description.trim(),
    category: CUISINES.find((cuisine) => cuisine === form.category) ?? null,
    bannerUrl: form.bannerUrl,
    bgImage: form.bgImage,
    region: isRegion(form.region) ? form.region : null,
    commune: orNull(form.commune),
    address: orNull(form.address),
    landmark: orNull(form.landmark),
    phone: orNull(form.phone),
    minimumOrder: parseMoney(form.minimumOrder) ?? 0,
    deliveryFee: parseMoney(form.deliveryFee) ?? 0,
    deliveryFees: fromCommuneFees(form.fees),
    prepMinutes: Number(form.prepMinutes),
    acceptsLargeOrders: form.acceptsLargeOrders,
    schedule: {
      week: form.week.map((spans) => [...spans]),
      exceptions: form.exceptions.map(({ date, spans }) => ({ date, spans: [...spans] })),
      pausedUntil: current.schedule.pausedUntil,
    },
  };
}

/** All fields in page order. */
export const detailsFields = [
  'name',
  'description',
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
  'acceptsLargeOrders',
  'week',
  'exceptions',
] as const satisfies readonly (keyof DetailsForm)[];

const MAX_MINUTES = 240;

/** Whether a text is a whole number of minutes from 1 to 240. */
export function isPrepMinutes(text: string): boolean {
  return /^\d{1,3}$/.test(text.trim()) && Number(text) >= 1 && Number(text) <= MAX_MINUTES;
}
