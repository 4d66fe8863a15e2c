import { TEXT_NAMES, type DetailsForm } from './details-form.ts';

/** The sections of the details editor, as their addresses name them, in the order shown. */
export const SECTIONS = [
  'details',
  'place',
  'delivery',
  'later',
  'hours',
  'special-days',
  'pictures',
] as const;
export type Section = (typeof SECTIONS)[number];

/** The fields that each section edits and saves; every field is in one of them. */
export const FIELDS_OF = {
  details: ['name', 'description', ...TEXT_NAMES, 'language', 'category'],
  place: ['region', 'commune', 'address', 'landmark', 'phone'],
  delivery: ['minimumOrder', 'prepMinutes', 'deliveryMinutes', 'deliveryFee', 'fees', 'acceptsLargeOrders'],
  later: ['later'],
  hours: ['week'],
  'special-days': ['exceptions'],
  pictures: ['bannerUrl', 'bgImage'],
} as const satisfies Record<Section, readonly (keyof DetailsForm)[]>;

/** The section that an address names. */
export function findSection(name: string | undefined): Section | undefined {
  return SECTIONS.find((section) => section === name);
}
