import { act, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { problemResponse } from 'shared-api/standalone';
import { renderArea, provideSampleService } from '../../testing/render-area.tsx';

const { server } = provideSampleService();
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
    screen.getByText('Your message has arrived. We will answer at aicha@maida.example.'),
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
  expect(await screen.findByRole('alert')).toHaveTextContent(/could not be sent/);
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

test('about: two paragraphs', async () => {
  const { container } = await renderArea('/about');
  await screen.findByRole('heading', { level: 1, name: 'About Maida' });
  expect(container.querySelectorAll('p')).toHaveLength(2);
});
