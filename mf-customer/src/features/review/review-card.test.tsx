import { screen, within } from '@testing-library/react';
import { http } from 'msw';
import { problemResponse } from 'shared-api/standalone';
import { network, renderArea, setUpArea } from '../../testing/render-area.tsx';
import { sampleId } from '../../mocks/sample-customer.ts';

setUpArea();

const DELIVERED = `/user/orders/${sampleId(102)}`;
const PREPARING = `/user/orders/${sampleId(101)}`;

test('writes, changes and removes a review', async () => {
  const { service, user } = await renderArea(DELIVERED);
  const review = () => service.orders[2]?.review;
  const ask = within(await screen.findByRole('region', { name: 'How was Dar Atay?' }));
  await user.click(ask.getByRole('button', { name: 'Send review' }));
  expect(await ask.findByText('Please choose from one to five stars.')).toBeInTheDocument();
  await user.click(ask.getByRole('radio', { name: '4 stars out of 5' }));
  expect(ask.getByText('Good')).toBeInTheDocument();
  await user.type(ask.getByLabelText('Your comment'), 'Tender and hot');
  await user.click(ask.getByRole('button', { name: 'Send review' }));
  expect(await screen.findByText('Thank you for your review!')).toBeInTheDocument();
  expect(review()).toMatchObject({ rating: 4, text: 'Tender and hot' });

  const mine = within(screen.getByRole('region', { name: 'Your review' }));
  expect(mine.getByRole('img', { name: '4 stars out of 5' })).toBeInTheDocument();
  await user.click(mine.getByRole('button', { name: 'Change' }));
  await user.click(mine.getByRole('radio', { name: '5 stars out of 5' }));
  await user.click(mine.getByRole('button', { name: 'Save changes' }));
  expect(await mine.findByRole('img', { name: '5 stars out of 5' })).toBeInTheDocument();

  await user.click(mine.getByRole('button', { name: 'Delete review' }));
  const question = within(screen.getByRole('alertdialog', { name: 'Delete your review?' }));
  await user.click(question.getByRole('button', { name: 'Delete review' }));
  expect(await screen.findByRole('region', { name: 'How was Dar Atay?' })).toBeInTheDocument();
  expect(review()).toBeNull();
});

test('offers no change after some days', async () => {
  const at = '2026-01-01T00:00:00.000Z';
  await renderArea(DELIVERED, 'en', (service) => {
    const review = {
      id: sampleId(800),
      rating: 3,
      text: null,
      createdAt: at,
      updatedAt: at,
      editableUntil: at,
      ...{ isHeld: false, isRemoved: false, answer: null },
    };
    service.orders = service.orders.map((order) => ({ ...order, review }));
  });
  const mine = within(await screen.findByRole('region', { name: 'Your review' }));
  expect(mine.queryByRole('button')).not.toBeInTheDocument();
  expect(mine.getByText(/it can no longer be changed/)).toBeInTheDocument();
});

test('shows the restaurant’s answer, and what an administrator has decided', async () => {
  const at = '2026-01-01T00:00:00.000Z';
  const review = { id: sampleId(800), rating: 3, text: null, createdAt: at, updatedAt: at };
  await renderArea(DELIVERED, 'en', (service) => {
    service.orders = service.orders.map((order) => ({
      ...order,
      review: {
        ...{ ...review, editableUntil: '2999-01-01T00:00:00.000Z', isHeld: false, isRemoved: true },
        answer: { text: 'We are sorry.', at },
      },
    }));
  });
  const mine = within(await screen.findByRole('region', { name: 'Your review' }));
  expect(mine.getByText('Reply from Dar Atay')).toBeInTheDocument();
  expect(mine.getByText('We are sorry.')).toBeInTheDocument();
  expect(mine.getByText('An administrator removed this review.')).toBeInTheDocument();
  expect(mine.queryByRole('button', { name: 'Change' })).not.toBeInTheDocument();
});

test('shows a refusal in the form', async () => {
  const { user } = await renderArea(DELIVERED);
  network.use(http.put('*/api/orders/:id/review', () => problemResponse(500, 'server_error')));
  await user.click(await screen.findByRole('radio', { name: '1 star out of 5' }));
  await user.click(screen.getByRole('button', { name: 'Send review' }));
  expect(await screen.findByText('Something went wrong.')).toBeInTheDocument();
});

test('offers no review before delivery', async () => {
  const at = new Date().toISOString();
  await renderArea(PREPARING, 'en', (service) => {
    service.orders = service.orders.map((order) => ({
      ...order,
      history: order.history.map((event) => ({ ...event, at })),
    }));
  });
  await screen.findByRole('heading', { name: 'Order K7M-421' });
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
});

test('offers a review of an order that the restaurant has not ended long after it was due', async () => {
  await renderArea(PREPARING);
  expect(await screen.findByRole('radio', { name: '1 star out of 5' })).toBeInTheDocument();
});

test('asks before leaving a half-written review', async () => {
  const { user, router } = await renderArea(DELIVERED);
  await user.type(await screen.findByLabelText('Your comment'), 'Tender');
  await user.click(screen.getByRole('link', { name: 'Favourites' }));
  expect(await screen.findByText('Leave without saving?')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Leave' }));
  expect(router.state.location.pathname).toBe('/user/favourites');
});
