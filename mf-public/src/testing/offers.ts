import { screen, within } from '@testing-library/react';
import type { Offer, Restaurant } from 'shared-api/contract';
import { createSampleOffer } from '../mocks/sample-offers.ts';
import type { SampleService } from '../mocks/sample-service.ts';

/** Has the first sample restaurant take something off, 15% but for what is given. */
export function giveOffers(service: SampleService, ...offers: Partial<Offer>[]) {
  changeFirst(service, { offers: offers.map((changes, index) => createSampleOffer(index + 1, changes)) });
}

/** Has the first sample restaurant take a code, which gives 10% but for what is given. */
export function giveCode(service: SampleService, changes: Partial<Offer> = {}) {
  service.codes = [createSampleOffer(9, { code: 'SUMMER', value: 10, ...changes })];
  changeFirst(service, { takesCodes: true });
}

function changeFirst(service: SampleService, changes: Partial<Restaurant>) {
  service.restaurants = service.restaurants.map((one, index) => (index === 0 ? { ...one, ...changes } : one));
}

/** The amount beside a label of the selection beside the menu. */
export function amountOf(label: string): HTMLElement | null {
  const selection = within(screen.getByRole('complementary', { name: 'Your selection' }));
  return selection.getByText(label).nextElementSibling as HTMLElement | null;
}
