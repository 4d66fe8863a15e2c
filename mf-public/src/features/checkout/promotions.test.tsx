import { act, screen, within } from '@testing-library/react';
import { http } from 'msw';
import { problemResponse } from 'shared-api/standalone';
import { restaurantQuery } from '../../lib/restaurant/get-restaurant.ts';
import { amountOf, giveOffers } from '../../testing/offers.ts';
import {
  confirm,
  fillContact,
  openForm,
  select,
  sendOrder,
  totalOf,
  watchOrders,
} from '../../testing/place-order.ts';
import { provideSampleService, renderArea } from '../../testing/render-area.tsx';
import { sentence } from '../../testing/sentence.ts';

const { server, service } = provideSampleService();

afterEach(() => {
  server.events.removeAllListeners();
});

describe('an offer without a code', () => {
  test('is taken off the total, in the selection, the form, the request and the confirmation', async () => {
    giveOffers(service(), { minimum: 100 });
    const view = await openForm();
    expect(amountOf('Dishes')).toHaveTextContent('145.00 MRU');
    expect(amountOf('15% off')).toHaveTextContent('−21.75 MRU');
    expect(amountOf('Total')).toHaveTextContent('123.25 MRU');
    expect(within(view.dialog).getByText('15% off').nextElementSibling).toHaveTextContent('−21.75 MRU');
    expect(totalOf(view)).toHaveTextContent('123.25 MRU');
    const { sent, done } = await sendOrder(server, view);
    expect(sent[0]?.body.expectedTotal).toBe(123.25);
    expect(sent[0]?.body).not.toHaveProperty('promotionCode');
    expect(done.getByText('Dishes', { selector: 'dt' }).nextElementSibling).toHaveTextContent('145.00 MRU');
    expect(done.getByText('15% off').nextElementSibling).toHaveTextContent('−21.75 MRU');
    expect(done.getByText('Total').nextElementSibling).toHaveTextContent('123.25 MRU');
  });

  test('says how much is missing to it while none counts', async () => {
    giveOffers(service(), { minimum: 500 }, { minimum: 145.5, value: 10 });
    const { user } = await renderArea('/restaurant/chez-mariem/menu');
    await select(user, /^Thieboudienne/, /^Bissap/);
    expect(screen.getByText(sentence(/^10% off: add dishes for 0\.50\sMRU more\.$/))).toBeVisible();
    await user.click(screen.getAllByRole('button', { name: 'Add one: Bissap' })[0] as HTMLElement);
    expect(screen.queryByText(sentence(/add dishes for/))).not.toBeInTheDocument();
    expect(amountOf('10% off')).toHaveTextContent('−17.00 MRU');
  });

  test('of free delivery takes the fee off a delivery, and nothing off a takeaway', async () => {
    giveOffers(service(), { kind: 'free_delivery', value: 0 });
    const { user } = await renderArea('/restaurant/chez-mariem/menu');
    await select(user, /^Thieboudienne/);
    await user.click(screen.getByLabelText(/^Delivery/));
    expect(amountOf('Free delivery')).toHaveTextContent('−20.00 MRU');
    expect(amountOf('Total')).toHaveTextContent('120.00 MRU');
    await user.click(screen.getByLabelText(/^Takeaway/));
    expect(amountOf('Total')).toHaveTextContent('120.00 MRU');
    expect(screen.queryByText('Free delivery', { selector: 'dt' })).not.toBeInTheDocument();
  });

  test('is the rule for what somebody pays with', async () => {
    giveOffers(service(), {});
    const { user, dialog } = await openForm();
    await fillContact(user, dialog);
    await user.type(within(dialog).getByLabelText(/^I will pay with/), '123');
    await confirm(user);
    expect(await within(dialog).findByText(/less than the total of 123\.25\sMRU/)).toBeVisible();
  });

  test('that has ended is told as a change, with the new total', async () => {
    giveOffers(service(), {});
    const { user, dialog, queryClient, context } = await openForm();
    const sent = watchOrders(server);
    await fillContact(user, dialog);
    giveOffers(service());
    await act(() => queryClient.refetchQueries(restaurantQuery(context.api, 'chez-mariem')));
    expect(await within(dialog).findByText('15% off no longer applies')).toBeVisible();
    expect(within(dialog).getByText(sentence(/^The new total is 145\.00\sMRU/))).toBeVisible();
    await confirm(user);
    expect(sent).toEqual([]);
    await confirm(user);
    await screen.findByRole('dialog', { name: 'Booking Confirmed!' });
    expect(sent[0]?.body.expectedTotal).toBe(145);
  });

  test('that was used up before the order was sent is told, and the next best one counts', async () => {
    giveOffers(service(), {}, { value: 10 });
    const { user, dialog } = await openForm();
    const sent = watchOrders(server);
    await fillContact(user, dialog);
    server.use(
      http.post(
        '*/api/orders',
        () => {
          service().restaurants = service().restaurants.map((one) => ({
            ...one,
            ...(one.offers && { offers: one.offers.slice(1) }),
          }));
          return problemResponse(409, 'conflict');
        },
        { once: true },
      ),
    );
    await confirm(user);
    expect(await within(dialog).findByText('15% off no longer applies')).toBeVisible();
    expect(within(dialog).getByText('10% off now applies')).toBeVisible();
    expect(within(dialog).getByText(sentence(/^A price has changed.*130\.50\sMRU/))).toBeVisible();
    await confirm(user);
    await screen.findByRole('dialog', { name: 'Booking Confirmed!' });
    expect(sent[1]?.body.expectedTotal).toBe(130.5);
  });

  test('that this customer has used up does not count again, though others still see it', async () => {
    giveOffers(service(), { perCustomer: 1 });
    const { user, dialog } = await openForm();
    const sent = watchOrders(server);
    await fillContact(user, dialog);
    const current = { usedUp: service().restaurants[0]?.offers?.map(({ id }) => id) };
    server.use(
      http.post('*/api/orders', () => problemResponse(409, 'conflict', { current }), { once: true }),
    );
    await confirm(user);
    expect(await within(dialog).findByText('15% off no longer applies')).toBeVisible();
    await confirm(user);
    await screen.findByRole('dialog', { name: 'Booking Confirmed!' });
    expect(sent.map(({ body }) => body.expectedTotal)).toEqual([123.25, 145]);
  });
});
