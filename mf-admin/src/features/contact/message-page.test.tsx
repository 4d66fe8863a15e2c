import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { sampleMessage } from '../../mocks/samples.ts';
import { renderArea } from '../../testing/render-area.tsx';

const message = async (name: string) => {
  const found = (await screen.findByText(name, { selector: 'bdi' })).closest('li');
  if (!found) throw new Error(`No message from ${name}.`);
  return within(found);
};

const named = (...names: string[]) => names.map((name, index) => sampleMessage(index + 1, { name }));

test('lists the messages with a reply link, long ones shortened', async () => {
  const long = sampleMessage(1, { name: 'Hawa', message: 'Where is my order?\n'.repeat(8) });
  const { user } = await renderArea('/admin/messages', { messages: [long, sampleMessage(2)] });
  expect((await message('Hawa')).getByRole('link', { name: 'Reply: Hawa' })).toHaveAttribute(
    'href',
    'mailto:visitor1@maida.example?subject=Your%20message%20to%20Maida',
  );
  const more = screen.getByRole('button', { name: 'Show more' });
  expect(more).toHaveAttribute('aria-expanded', 'false');
  await user.click(more);
  expect(screen.getByRole('button', { name: 'Show less' })).toHaveAttribute('aria-expanded', 'true');
});

test('marks messages as read or unread, and counts unread ones in the tab', async () => {
  const { user, service, search } = await renderArea('/admin/messages', { messages: named('Hawa', 'Sidi') });
  expect((await message('Hawa')).getByText('New')).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Messages 2 unread' })).toBeVisible();
  await user.click((await message('Hawa')).getByRole('button', { name: 'Mark as read: Hawa' }));
  expect(await screen.findByRole('link', { name: 'Messages 1 unread' })).toBeVisible();
  expect((await message('Hawa')).queryByText('New')).not.toBeInTheDocument();
  expect(service.messages[0]?.readAt).not.toBeNull();

  await user.click(screen.getByRole('radio', { name: 'Unread' }));
  await waitFor(() => expect(screen.queryByText('Hawa', { selector: 'bdi' })).not.toBeInTheDocument());
  expect(search()).toEqual({ state: 'unread' });
  await user.click(screen.getByRole('radio', { name: 'Read' }));
  await user.click((await message('Hawa')).getByRole('button', { name: 'Mark as unread: Hawa' }));
  expect(await screen.findByText('No messages here')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show all messages' }));
  expect((await message('Hawa')).getByText('New')).toBeVisible();
});

test('marks an answered message as read', async () => {
  const { user, service } = await renderArea('/admin/messages', { messages: named('Hawa') });
  const reply = (await message('Hawa')).getByRole('link', { name: 'Reply: Hawa' });
  reply.addEventListener('click', (event) => event.preventDefault());
  await user.click(reply);
  await waitFor(() => expect(service.messages[0]?.readAt).not.toBeNull());
});

test('deletes a message and undoes it', async () => {
  const { user } = await renderArea('/admin/messages', { messages: named('Hawa', 'Sidi') });
  await user.click((await message('Hawa')).getByRole('button', { name: 'Delete the message from Hawa' }));
  expect(await screen.findByText('The message from Hawa was deleted.')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Hawa', { selector: 'bdi' })).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('The message from Hawa is back.')).toBeVisible();
  expect((await message('Hawa')).getByText('New')).toBeVisible();
});

test('shows a failed deletion and restores the message', async () => {
  const { user, server } = await renderArea('/admin/messages', { messages: named('Hawa') });
  server.use(http.delete('*/api/contact/:id', () => HttpResponse.error()));
  await user.click((await message('Hawa')).getByRole('button', { name: 'Delete the message from Hawa' }));
  expect(await screen.findByText(/The message from Hawa wasn’t deleted\./)).toBeVisible();
  await message('Hawa');
});

test('searches and pages the messages', async () => {
  const all = Array.from({ length: 12 }, (_, index) =>
    sampleMessage(index + 1, { name: `Visitor ${index + 1}` }),
  );
  const { user, search } = await renderArea('/admin/messages', { messages: all });
  await message('Visitor 1');
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await message('Visitor 12');
  await user.type(screen.getByRole('searchbox'), 'visitor7@');
  await message('Visitor 7');
  expect(search()).toEqual({ q: 'visitor7@' });
  await user.type(screen.getByRole('searchbox'), 'zz');
  await user.click(await screen.findByRole('button', { name: 'Show all messages' }));
  await message('Visitor 1');
  expect(screen.getByRole('searchbox')).toHaveValue('');
});

test('says that there are no messages', async () => {
  await renderArea('/admin/messages', { messages: [] });
  expect(await screen.findByText('No messages yet')).toBeVisible();
});
