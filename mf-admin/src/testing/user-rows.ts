import { screen, within } from '@testing-library/react';
import type { renderArea } from './render-area.tsx';

/** The row of the user whose e-mail address starts with a text. */
export async function userRow(email: string) {
  const cell = await screen.findByText(new RegExp(`^${email}`), { selector: 'th *' });
  const found = cell.closest('tr');
  if (!found) throw new Error(`No row for ${email}.`);
  return within(found);
}

/** Opens the details of that user. */
export async function openUser(view: Awaited<ReturnType<typeof renderArea>>, email: string) {
  await view.user.click((await userRow(email)).getByRole('button', { name: /View details/ }));
  return within(await screen.findByRole('dialog', { name: 'User details' }));
}
