import { screen, waitFor, within } from '@testing-library/react';
import { sampleReview } from '../../mocks/samples.ts';
import { renderArea } from '../../testing/render-area.tsx';

const PAGE = '/admin/reviews';

async function entry(text: string) {
  const found = (await screen.findByText(text)).closest('li');
  if (!found) throw new Error(`No review says ${text}.`);
  return within(found);
}

test('removes a review with a reason, and restores it', async () => {
  const { user, service } = await renderArea(PAGE, { reviews: [sampleReview(1, { text: 'Insults' })] });
  await user.click((await entry('Insults')).getByRole('button', { name: 'Remove' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Remove this review?' }));
  await user.click(dialog.getByRole('button', { name: 'Remove' }));
  expect(dialog.getByText('Give the reason in a few words.')).toBeVisible();
  await user.type(dialog.getByRole('textbox'), 'Insults the cook');
  await user.click(dialog.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('The review was removed.')).toBeVisible();
  expect(await (await entry('Insults')).findByText('Removed: Insults the cook')).toBeVisible();
  await user.click((await entry('Insults')).getByRole('button', { name: 'Restore' }));
  expect(await screen.findByText('The review is back.')).toBeVisible();
  expect(service.reviews[0]?.state).toBe('published');
});

test('says why a review waits, and publishes it', async () => {
  const held = sampleReview(1, { text: 'Call 46121234', state: 'held', reasons: ['contact'] });
  const own = sampleReview(2, { text: 'Best of all', state: 'uncounted', reasons: ['own_device'] });
  const { user, service, search } = await renderArea(PAGE, { reviews: [held, own] });
  expect(await screen.findByRole('link', { name: 'Reviews 1 to review' })).toBeVisible();
  expect((await entry('Best of all')).getByText(/with the owner’s browser/)).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'Held' }));
  await waitFor(() => expect(screen.queryByText('Best of all')).not.toBeInTheDocument());
  expect(search()).toEqual({ filter: 'held' });
  const waiting = await entry('Call 46121234');
  expect(waiting.getByText('Contains contact details or a link.')).toBeVisible();
  await user.click(waiting.getByRole('button', { name: 'Publish' }));
  expect(await screen.findByText('No reviews here')).toBeVisible();
  expect(service.reviews[0]?.state).toBe('published');
  await user.click(screen.getByRole('button', { name: 'Show all reviews' }));
  await entry('Call 46121234');
});

test('settles the reports of a review that stays', async () => {
  const { user, service } = await renderArea(PAGE, {
    reviews: [sampleReview(1, { text: 'Cold', reportedBy: 3 })],
  });
  const reported = await entry('Cold');
  expect(reported.getByText('Reported from 3 networks')).toBeVisible();
  await user.click(reported.getByRole('button', { name: 'Keep it' }));
  expect(await screen.findByText('The review stays. Its reports are settled.')).toBeVisible();
  expect(service.reviews[0]?.reportedBy).toBe(0);
});

test('names the restaurant in the admin’s language where its owner has given it', async () => {
  const review = sampleReview(1, { text: 'Bien' });
  const restaurant = {
    ...review.restaurant,
    name: 'قدح بوتلميت',
    language: 'ar' as const,
    translations: { fr: { name: 'Gadah de Boutilimit' } },
  };
  await renderArea(PAGE, { reviews: [{ ...review, restaurant }] }, { language: 'fr' });
  expect((await entry('Bien')).getByRole('link', { name: 'Gadah de Boutilimit' })).toBeVisible();
});

test('says that there are no reviews', async () => {
  await renderArea(PAGE, { reviews: [] });
  expect(await screen.findByText('No reviews yet')).toBeVisible();
});
