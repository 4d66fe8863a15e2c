import { screen, within } from '@testing-library/react';
import type { SetupServer } from 'msw/node';
import type { CreateOrder } from 'shared-api/contract';
import { renderArea } from './render-area.tsx';

type User = Awaited<ReturnType<typeof renderArea>>['user'];

/** Records the calls of `POST /api/orders`; the sample service still answers. */
export function watchOrders(server: SetupServer) {
  const sent: { key: string | null; body: CreateOrder }[] = [];
  const record = async (request: Request) => {
    const body = (await request.json()) as CreateOrder;
    sent.push({ key: request.headers.get('idempotency-key'), body });
  };
  server.events.on('request:start', ({ request }) => {
    if (request.method === 'POST' && request.url.endsWith('/api/orders')) void record(request.clone());
  });
  return sent;
}

/** Toggles dishes of the open menu. */
export async function select(user: User, ...names: RegExp[]) {
  for (const name of names) await user.click(await screen.findByRole('checkbox', { name }));
}

/** Two dishes selected, and the form for the contact open. */
export async function openForm(orderType = /^Takeaway/) {
  const view = await renderArea('/restaurant/chez-mariem/menu');
  await select(view.user, /^Thieboudienne/, /^Bissap/);
  await view.user.click(screen.getByLabelText(orderType));
  await view.user.click(screen.getByRole('button', { name: 'Book' }));
  const dialog = await screen.findByRole('dialog', { name: 'Enter Your Information' });
  return { ...view, dialog };
}

/** Types a valid contact. */
export async function fillContact(user: User, dialog: HTMLElement) {
  await user.type(within(dialog).getByLabelText(/^Name/), 'Aïcha Mint Sidi');
  await user.type(within(dialog).getByLabelText(/^Phone/), '2200000000');
  await user.type(within(dialog).getByLabelText(/^Address/), 'Îlot K, villa 12');
}

/** Presses Confirm in the open form. */
export function confirm(user: User) {
  return user.click(screen.getByRole('button', { name: 'Confirm' }));
}

/** The open form. */
export type OpenForm = Awaited<ReturnType<typeof openForm>>;

/** Orders from the open form. Returns what was sent, and the confirmation. */
export async function sendOrder(server: SetupServer, { user, dialog }: Pick<OpenForm, 'user' | 'dialog'>) {
  const sent = watchOrders(server);
  await fillContact(user, dialog);
  await confirm(user);
  const done = await screen.findByRole('dialog', { name: 'Booking Confirmed!' });
  return { sent, done: within(done) };
}

/** The total in the foot of the open form. */
export function totalOf({ dialog }: Pick<OpenForm, 'dialog'>): HTMLElement {
  return within(dialog).getByText('Total');
}
