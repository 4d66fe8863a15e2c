import { act, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { problemResponse } from 'shared-api/standalone';
import { SAMPLE_USER } from '../../mocks/sample-service.ts';
import { renderArea, provideSampleService } from '../../testing/render-area.tsx';

const { server, service } = provideSampleService();
type User = Awaited<ReturnType<typeof renderArea>>['user'];

async function fill(user: User) {
  await user.type(await screen.findByLabelText(/^Name/), 'Aïcha');
  await user.type(screen.getByLabelText(/^Email/), 'aicha@maida.example');
  await user.type(screen.getByRole('textbox', { name: /^Message/ }), 'Bonjour');
}

async function write(user: User) {
  await fill(user);
  await user.click(screen.getByRole('button', { name: 'Send message' }));
}

test('contact: sends the message and thanks the visitor', async () => {
  server.use(
    http.post('*/api/contact', async ({ request }) => {
      const body = (await request.json()) as object;
      return HttpResponse.json({ id: '1', ...body, createdAt: '2026-01-01T00:00:00Z' }, { status: 201 });
    }),
  );
  const { user } = await renderArea('/contact');
  await write(user);
  expect(await screen.findByText('Thank you!')).toBeInTheDocument();
  expect(
    screen.getByText('We’ve got your message and will reply to aicha@maida.example.'),
  ).toBeInTheDocument();
});

test('contact: pressing twice at once sends one message', async () => {
  let sent = 0;
  server.use(
    http.post('*/api/contact', async ({ request }) => {
      sent += 1;
      const body = (await request.json()) as object;
      return HttpResponse.json({ id: '1', ...body, createdAt: '2026-01-01T00:00:00Z' }, { status: 201 });
    }),
  );
  const { user } = await renderArea('/contact');
  await fill(user);
  const button = screen.getByRole('button', { name: 'Send message' });
  act(() => [button, button].forEach((pressed) => pressed.click()));
  expect(await screen.findByText('Thank you!')).toBeInTheDocument();
  expect(sent).toBe(1);
});

test('contact: a failure keeps the message', async () => {
  server.use(http.post('*/api/contact', () => problemResponse(503, 'unavailable')));
  const { user } = await renderArea('/contact');
  await write(user);
  expect(await screen.findByRole('alert')).toHaveTextContent(/couldn’t be sent/);
  expect(screen.getByRole('textbox', { name: /^Message/ })).toHaveValue('Bonjour');
});

test('contact: asks for name, a real email and a message', async () => {
  const { user } = await renderArea('/contact');
  await user.type(await screen.findByLabelText(/^Email/), 'nobody');
  await user.click(screen.getByRole('button', { name: 'Send message' }));
  expect(await screen.findByText('Please enter your name.')).toBeInTheDocument();
  expect(screen.getByText('Please enter a valid email, like name@example.com.')).toBeInTheDocument();
  expect(screen.getByText('Please write a message.')).toBeInTheDocument();
});

test('terms: six sections and the contact line with the address of the settings', async () => {
  await renderArea('/terms');
  expect(await screen.findAllByRole('heading', { level: 2 })).toHaveLength(6);
  expect(await screen.findByRole('link', { name: 'contact@maida.example' })).toHaveAttribute(
    'href',
    'mailto:contact@maida.example',
  );
  expect(screen.getByRole('link', { name: 'our contact page' })).toHaveAttribute('href', '/contact');
});

test('business: benefits, steps and the way to register', async () => {
  await renderArea('/business', { language: 'fr' });
  expect(await screen.findByRole('heading', { name: 'Comment ça marche' })).toBeInTheDocument();
  for (const link of screen.getAllByRole('link', { name: 'Inscrire mon restaurant' })) {
    expect(link).toHaveAttribute('href', '/provider/register');
  }
});

describe('business', () => {
  const demo = (name: string) => within(screen.getByRole('region', { name }));

  test.each(['en', 'fr', 'ar'] as const)(
    'shows real screens in the visitor’s language (%s)',
    async (language) => {
      const { container } = await renderArea('/business', { language });
      await screen.findByRole('heading', { level: 1 });
      const pictures = [...container.querySelectorAll('img')];
      // Of each screen one for each theme.
      expect(pictures).toHaveLength(8);
      expect(new Set(pictures.map(({ alt }) => alt)).size).toBe(4);
      for (const picture of pictures) {
        expect(picture.alt).not.toBe('');
        expect(picture).toHaveAttribute('loading', 'lazy');
        expect(picture).toHaveAttribute('width', '540');
        expect(picture).toHaveAttribute('height', '1080');
        expect(picture.getAttribute('src')).toContain(`-${language}-`);
      }
    },
  );

  test('an order is accepted, and says what the customer sees', async () => {
    const { user } = await renderArea('/business');
    const order = within(await screen.findByRole('region', { name: 'An order comes in' }));
    expect(order.getByText('390.00 MRU')).toBeVisible();
    await user.click(order.getByRole('button', { name: /^30\smin$/ }));
    expect(order.getByText('Confirmed')).toBeVisible();
    expect(order.getByRole('status')).toHaveTextContent('“Accepted: ready in 30 min.”');
    await user.click(order.getByRole('button', { name: 'Start over' }));
    await user.click(order.getByRole('button', { name: 'Reject' }));
    expect(order.getByRole('status')).toHaveTextContent('can’t take this order');
  });

  test('a dish is sold out, and the kitchen pauses', async () => {
    const { user } = await renderArea('/business', { language: 'fr' });
    await user.click(await screen.findByRole('switch', { name: 'Épuisé' }));
    expect(demo('Il n’y a plus de poisson').getByRole('status')).toHaveTextContent('Grisée jusqu’à demain');
    const pause = demo('La cuisine est débordée');
    await user.click(pause.getByRole('button', { name: 'Pause de 30 minutes' }));
    expect(pause.getByText('En pause')).toBeVisible();
    await user.click(pause.getByRole('button', { name: 'Rouvrir les commandes' }));
    expect(pause.getByText('Ouvert')).toBeVisible();
  });

  test('says what it costs, and answers questions', async () => {
    const { user } = await renderArea('/business');
    expect(await screen.findByText('0 MRU')).toBeVisible();
    const answer = screen.getByText(/^You do, with your own driver/);
    expect(answer).not.toBeVisible();
    await user.click(screen.getByText('Who delivers?'));
    expect(answer).toBeVisible();
    expect(screen.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', '/contact');
  });

  test('leads a signed-in owner to the dashboard', async () => {
    service().user = { ...SAMPLE_USER, role: 'PROVIDER' };
    await renderArea('/business');
    for (const link of await screen.findAllByRole('link', { name: 'Open your dashboard' })) {
      expect(link).toHaveAttribute('href', '/provider');
    }
    expect(screen.queryByRole('link', { name: 'Register your restaurant' })).not.toBeInTheDocument();
  });
});

test('about: two paragraphs', async () => {
  const { container } = await renderArea('/about');
  await screen.findByRole('heading', { level: 1, name: 'About Maida' });
  expect(container.querySelectorAll('p')).toHaveLength(2);
});
