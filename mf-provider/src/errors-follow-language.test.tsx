import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expectTranslatedErrors, findElement, formFiles, submitForm } from 'shared-ui/testing';
import { sampleAdmin, sampleOrder, sampleRestaurant, sampleReview } from './mocks/samples.ts';
import { renderArea } from './testing/render-area.tsx';

const restaurant = sampleRestaurant(1);
const order = sampleOrder(restaurant, 1, { customerName: 'Guest', user: null, phone: '2244668800' });
const ADMIN = { user: sampleAdmin };

interface Case {
  file: string;
  at: string;
  as?: object;
  /** The buttons that lead to the form. */
  open?: readonly (string | RegExp)[];
  typed?: Record<string, string>;
  /** No answer from the service; else what is typed is wrong. */
  isOffline?: true;
  errors: number;
}

const CASES: readonly Case[] = [
  { file: 'features/menu/add-category.tsx', at: '/provider/menu', errors: 1 },
  {
    file: 'features/menu/category-dialog.tsx',
    at: '/provider/menu',
    open: ['Rename Boissons'],
    typed: { name: '' },
    errors: 1,
  },
  {
    file: 'features/menu/item-dialog.tsx',
    at: '/provider/menu',
    open: ['Add a dish to Boissons'],
    errors: 2,
  },
  {
    file: 'features/menu/options/group-dialog.tsx',
    at: '/provider/menu?show=options',
    open: ['New options'],
    errors: 2,
  },
  {
    file: 'features/menu/translation/language-dialog.tsx',
    at: '/provider/menu',
    open: ['Choose the language'],
    errors: 1,
  },
  {
    file: 'features/order/change/propose-dialog.tsx',
    at: `/provider/orders?order=${order.id}`,
    as: { orders: [{ ...order, stage: 'confirmed' }] },
    open: ['Propose a change'],
    errors: 1,
  },
  { file: 'features/order/reject-dialog.tsx', at: '/provider/orders', open: ['Reject'], errors: 1 },
  {
    file: 'features/order/sender-dialog.tsx',
    at: '/provider/orders',
    open: ['Reject', 'All orders from this sender…'],
    isOffline: true,
    errors: 1,
  },
  {
    file: 'features/promotion/promotion-dialog.tsx',
    at: '/provider/promotions',
    open: ['Add promotion'],
    errors: 1,
  },
  {
    file: 'features/promotion/promotion-dialog.tsx',
    at: '/provider/promotions',
    open: ['Add promotion'],
    typed: { percent: '15' },
    isOffline: true,
    errors: 1,
  },
  { file: 'features/restaurant/create-form.tsx', at: '/restaurant/new', errors: 2 },
  {
    file: 'features/restaurant/create-form.tsx',
    at: '/restaurant/new',
    typed: { name: 'Le Fleuve', description: 'Poisson du jour' },
    isOffline: true,
    errors: 1,
  },
  {
    file: 'features/restaurant/owner-dialog.tsx',
    at: `/admin/restaurant/${restaurant.id}`,
    as: ADMIN,
    open: ['Change owner'],
    errors: 1,
  },
  {
    file: 'features/restaurant/section-editor.tsx',
    at: `/provider/${restaurant.id}/details`,
    typed: { name: '' },
    errors: 1,
  },
  {
    // A toast says it.
    file: 'features/restaurant/section-editor.tsx',
    at: `/provider/${restaurant.id}/details`,
    typed: { name: 'Le Fleuve' },
    isOffline: true,
    errors: 1,
  },
  { file: 'features/review/answer-form.tsx', at: '/provider/reviews', open: ['Reply'], errors: 1 },
  {
    file: 'lib/availability/portions-dialog.tsx',
    at: '/provider',
    open: ['Mark a dish sold out', 'Portions: Bissap'],
    errors: 1,
  },
  {
    file: 'lib/pause-dialog.tsx',
    at: '/provider',
    open: ['Until…'],
    typed: { time: '' },
    errors: 1,
  },
];

/** Nothing in it can be wrong, and the list shows what the service refuses. */
const WITHOUT_ERRORS = ['features/order/accept-dialog.tsx'];

test('every form of the area is here', () => {
  expect([...new Set(CASES.map(({ file }) => file)), ...WITHOUT_ERRORS].sort()).toEqual(formFiles(__dirname));
});

test.each(CASES)('errors of $file follow a change of language ($typed)', async (form) => {
  const state = { restaurants: [restaurant], orders: [order], reviews: [sampleReview(1)], ...form.as };
  const { page, server } = await renderArea(form.at, state);
  for (const name of form.open ?? []) await userEvent.click(await screen.findByRole('button', { name }));
  await waitFor(() => findElement(form.typed ? 'form [name]:enabled' : 'form button[type="submit"]:enabled'));
  if (form.isOffline) server.use(http.all('*', () => HttpResponse.error()));
  await submitForm(form.typed);
  await expectTranslatedErrors(page.texts, form.errors);
});
