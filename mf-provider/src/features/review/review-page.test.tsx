import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { problemResponse } from 'shared-api/standalone';
import { sampleReview } from '../../mocks/samples.ts';
import { renderArea } from '../../testing/render-area.tsx';

const REVIEWS = '/provider/reviews';

async function entry(text: string) {
  const found = (await screen.findByText(text)).closest('li');
  if (!found) throw new Error(`No review says ${text}.`);
  return within(found);
}

test('answers a review in public, changes and removes the answer', async () => {
  const { user, service } = await renderArea(REVIEWS, { reviews: [sampleReview(1)] });
  const review = await entry('Riz parfait, livré chaud.');
  await user.click(review.getByRole('button', { name: 'Reply' }));
  await user.click(review.getByRole('button', { name: 'Publish reply' }));
  expect(review.getByText('Write a reply first.')).toBeInTheDocument();
  await user.type(review.getByLabelText('Your reply'), 'Merci Salma !');
  await user.click(review.getByRole('button', { name: 'Publish reply' }));
  expect(await screen.findByText('Your reply is published.')).toBeInTheDocument();
  expect(await review.findByText('Reply from Chez Néma')).toBeInTheDocument();
  expect(service.reviews[0]?.answer?.text).toBe('Merci Salma !');

  await user.click(review.getByRole('button', { name: 'Edit reply' }));
  expect(review.getByLabelText('Your reply')).toHaveValue('Merci Salma !');
  await user.click(review.getByRole('button', { name: 'Cancel' }));
  await user.click(review.getByRole('button', { name: 'Remove reply' }));
  const question = within(screen.getByRole('alertdialog', { name: 'Remove your reply?' }));
  await user.click(question.getByRole('button', { name: 'Remove reply' }));
  expect(await screen.findByText('Your reply was removed.')).toBeInTheDocument();
  expect(service.reviews[0]?.answer).toBeNull();
});

test('keeps the words when an answer could not be stored', async () => {
  const { user, server } = await renderArea(REVIEWS, { reviews: [sampleReview(1)] });
  server.use(http.put('*/api/reviews/:id/answer', () => problemResponse(500, 'server_error')));
  const review = await entry('Riz parfait, livré chaud.');
  await user.click(review.getByRole('button', { name: 'Reply' }));
  await user.type(review.getByLabelText('Your reply'), 'Merci');
  await user.click(review.getByRole('button', { name: 'Publish reply' }));
  expect(await review.findByText('Something went wrong.')).toBeInTheDocument();
  expect(review.getByLabelText('Your reply')).toHaveValue('Merci');
});

test('shows at the field that an answer has contact data, until it is changed', async () => {
  const { user, server } = await renderArea(REVIEWS, { reviews: [sampleReview(1)] });
  server.use(http.put('*/api/reviews/:id/answer', () => problemResponse(400, 'contact_data')));
  const review = await entry('Riz parfait, livré chaud.');
  await user.click(review.getByRole('button', { name: 'Reply' }));
  const field = review.getByLabelText('Your reply');
  await user.type(field, '46 12 12 34');
  await user.click(review.getByRole('button', { name: 'Publish reply' }));
  await waitFor(() => expect(field).toBeInvalid());
  expect(field).toHaveValue('46 12 12 34');
  await user.type(field, '{Backspace}');
  expect(field).toBeValid();
});

test('says that there are no reviews yet', async () => {
  await renderArea(REVIEWS, { reviews: [] });
  expect(await screen.findByText('No reviews yet')).toBeInTheDocument();
});

test('says why the reviews are not there, in French too', async () => {
  const handlers = [http.get('*/api/restaurant/:id/reviews', () => problemResponse(500, 'server_error'))];
  await renderArea(REVIEWS, {}, { language: 'fr', handlers });
  expect(await screen.findByText('Impossible de charger les avis.')).toBeInTheDocument();
});
