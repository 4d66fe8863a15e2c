import { LAPTOP, PHONE } from './support/browser.ts';
import { OWN_SLUG } from './support/checkout.ts';
import { expect, test } from './support/journey.ts';
import { problemsInEveryLanguage } from './support/look.ts';
import { moveOrder, placeOrder, restaurantBySlug, uniqueName } from './support/orders.ts';
import { newPhone } from './support/phone.ts';

test('an owner proposes another dish and a later time; the guest sees it live, leaves a line out and accepts', async ({
  guest,
  owner,
  service,
}) => {
  const provider = await service.as('provider');
  const { menu } = await restaurantBySlug(provider, OWN_SLUG);
  const dishes = menu
    .flatMap(({ items }) => items)
    .filter(({ optionGroups, soldOutUntil }) => !optionGroups && soldOutUntil === null);
  const [first, second, third] = dishes;
  const name = uniqueName('Change');
  const order = await placeOrder(service, OWN_SLUG, name, 'guest', {
    phone: newPhone(),
    items: [first, second].map((dish) => ({ id: dish?.id ?? '', quantity: 2 })),
  });
  await moveOrder(provider, order, 'pending', 'confirmed', 20);
  const page = await guest({ viewport: PHONE });
  await page.goto(`/orders/${order.trackingToken}`);
  await expect(page.getByRole('button', { name: 'Ask for a change' })).toBeVisible();

  const desk = await owner({ viewport: LAPTOP });
  await desk.goto(`/provider/orders?order=${order.id}`);
  await desk.getByRole('button', { name: 'Propose a change' }).click();
  const dialog = desk.getByRole('dialog', { name: /^Propose a change to order/ });
  const line = dialog.getByRole('group', { name: first?.name ?? '', exact: true }).first();
  await line.getByLabel('Another dish instead').selectOption(third?.name ?? '');
  await dialog
    .getByRole('group', { name: second?.name ?? '', exact: true })
    .first()
    .getByRole('button', { name: /^Add one/ })
    .click();
  await dialog.getByLabel('When it’s ready').selectOption('15 minutes later');
  await dialog.getByRole('radio', { name: 'The order stays as it is' }).check();
  expect(await problemsInEveryLanguage(desk, 'the dialog of a proposal')).toEqual([]);
  await dialog.getByRole('button', { name: 'Send to the customer' }).click();
  await expect(dialog).toHaveCount(0);

  const proposal = page.getByRole('region', { name: 'The restaurant proposes a change' });
  await expect(proposal.getByText(/^If you don’t answer by/)).toBeVisible();
  expect(await problemsInEveryLanguage(page, 'a proposed change')).toEqual([]);
  await proposal.getByRole('checkbox').first().check();
  await proposal.getByRole('button', { name: 'Accept', exact: true }).click();
  await expect(proposal).toHaveCount(0);
  const { items, promisedAt } = await provider.get<typeof order>(`/api/orders/${order.id}`);
  expect(items.map(({ itemId, quantity }) => [itemId, quantity])).toEqual([[second?.id, 3]]);
  expect(promisedAt).not.toBeNull();
  await expect(desk.getByRole('region', { name: 'Changes' }).getByText('accepted')).toBeVisible();

  await page.getByRole('button', { name: 'Ask for a change' }).click();
  await page.getByRole('textbox', { name: /^In your words/ }).fill('Not too hot, please');
  await page.getByRole('button', { name: 'Send to the restaurant' }).click();
  const question = desk.getByRole('region', { name: 'The customer asks for a change' }).last();
  await question.getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByRole('region', { name: 'You’ve asked for a change' })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Changes' }).getByText('Not too hot, please')).toBeVisible();
  await moveOrder(provider, order, 'confirmed', 'delivered');
});
