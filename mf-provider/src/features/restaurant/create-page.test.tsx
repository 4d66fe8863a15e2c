import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { problemResponse } from 'shared-api/standalone';
import { sampleAdmin, sampleRestaurant } from '../../mocks/samples.ts';
import { renderArea } from '../../testing/render-area.tsx';

const picture = (name: string) => new File(['x'], name, { type: 'image/png' });

beforeEach(() => {
  // jsdom has no object URLs.
  URL.createObjectURL = () => 'blob:preview';
  URL.revokeObjectURL = () => undefined;
});

async function open(change = {}) {
  const area = await renderArea('/restaurant/new', { restaurants: [], orders: [], ...change });
  await screen.findByRole('heading', { name: 'Create New Restaurant' });
  const fill = async () => {
    await area.user.type(screen.getByLabelText(/Restaurant Name/), 'Le Fleuve');
    await area.user.type(screen.getByLabelText(/Description/), 'Poisson du jour');
  };
  const submit = () => area.user.click(screen.getByRole('button', { name: 'Create Restaurant' }));
  return { ...area, fill, submit };
}

test('creates the restaurant, uploads its pictures, and resets the form', async () => {
  const { user, fill, submit, service, server } = await open();
  const sent: FormDataEntryValue[] = [];
  server.events.on('request:start', ({ request }) => {
    if (!request.url.endsWith('/upload')) return;
    expect(new URL(request.url).pathname).toMatch(/^\/api\/restaurants\/.+\/upload$/);
    void request
      .clone()
      .formData()
      .then((form) => sent.push(...form.getAll('images')));
  });
  await fill();
  await user.upload(screen.getByLabelText('Background Images'), [picture('a.png'), picture('b.png')]);
  expect(screen.getByAltText('a.png')).toBeVisible();
  await submit();
  const created = await screen.findByText('“Le Fleuve” was created');
  await waitFor(() => expect(document.activeElement).toContainElement(created));
  expect(screen.getByLabelText(/Restaurant Name/)).toHaveValue('');
  expect(screen.queryByAltText('a.png')).not.toBeInTheDocument();
  expect(service.restaurants[0]).toMatchObject({ name: 'Le Fleuve', description: 'Poisson du jour' });
  await waitFor(() =>
    expect(sent.map((file) => (file instanceof File ? file.name : file))).toEqual(['a.png', 'b.png']),
  );
});

test('needs a name and a description', async () => {
  const { submit, service } = await open();
  await submit();
  expect(await screen.findByText('The restaurant needs a name.')).toBeVisible();
  expect(screen.getByText('Describe the restaurant in a sentence or two.')).toBeVisible();
  expect(service.restaurants).toEqual([]);
});

test('reports a failure and preserves what was typed', async () => {
  const { fill, submit, server } = await open();
  server.use(http.post('*/api/restaurant', () => HttpResponse.json({})));
  await fill();
  await submit();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Failed to create restaurant. Please try again.',
  );
  expect(screen.getByLabelText(/Restaurant Name/)).toHaveValue('Le Fleuve');
});

test('retries only failed pictures and creates the restaurant once', async () => {
  const { user, fill, submit, service, server } = await open();
  const sent: string[][] = [];
  const refuse = new Set(['bad.png', 'lost.png']);
  server.use(
    http.post('*/api/restaurants/:id/upload', async ({ request }) => {
      const names = (await request.clone().formData())
        .getAll('images')
        .map((file) => (file instanceof File ? file.name : ''));
      sent.push(names);
      if (names.includes('lost.png') && refuse.has('lost.png')) return HttpResponse.error();
      if (names.includes('bad.png') && refuse.has('bad.png')) return problemResponse(422, 'image_invalid');
      return undefined;
    }),
  );
  await fill();
  const files = ['good.png', 'bad.png', 'lost.png'].map(picture);
  await user.upload(screen.getByLabelText('Background Images'), files);
  await submit();
  // The button comes when every picture was tried.
  const retry = await screen.findByRole('button', { name: 'Send the missing pictures again' });
  expect(screen.getByText(/bad\.png wasn’t saved/)).toBeVisible();
  expect(screen.getByText(/lost\.png wasn’t saved/)).toBeVisible();
  expect(screen.queryByAltText('good.png')).not.toBeInTheDocument();
  refuse.delete('lost.png');
  await user.click(screen.getByRole('button', { name: 'Remove bad.png' }));
  await user.click(retry);
  expect(await screen.findByText('“Le Fleuve” was created')).toBeVisible();
  expect(service.restaurants).toHaveLength(1);
  expect(service.restaurants[0]?.images).toHaveLength(2);
  expect(sent).toEqual([
    ['good.png', 'bad.png', 'lost.png'],
    ['good.png'],
    ['bad.png'],
    ['lost.png'],
    ['lost.png'],
  ]);
});

test('repeats a creation under the same key when its reply was lost', async () => {
  const { fill, submit, server } = await open();
  const keys: (string | null)[] = [];
  server.events.on('request:start', ({ request }) => {
    if (request.method === 'POST') keys.push(request.headers.get('idempotency-key'));
  });
  server.use(http.post('*/api/restaurant', () => HttpResponse.error(), { once: true }));
  await fill();
  await submit();
  await screen.findByRole('alert');
  await submit();
  expect(await screen.findByText('“Le Fleuve” was created')).toBeVisible();
  expect(keys[0]).toMatch(/^[\w-]{16,}$/);
  expect(keys[1]).toBe(keys[0]);
});

test('refuses a file that is no picture', async () => {
  const { user } = await open();
  const input = screen.getByLabelText('Background Images');
  input.removeAttribute('accept');
  await user.upload(input, new File(['x'], 'menu.pdf', { type: 'application/pdf' }));
  expect(await screen.findByText('menu.pdf is not a JPEG, PNG or WebP picture.')).toBeVisible();
});

test('shows that it is busy', async () => {
  const { fill, submit, server } = await open();
  const { promise: held, resolve: letThrough } = Promise.withResolvers<null>();
  server.use(
    http.post('*/api/restaurant', async () => {
      await held;
      return HttpResponse.json(sampleRestaurant(1), { status: 201 });
    }),
  );
  await fill();
  await submit();
  expect(await screen.findByText('Creating...')).toBeVisible();
  letThrough(null);
  expect(await screen.findByText('“Chez Néma” was created')).toBeVisible();
});

test('stays busy while the restaurant is read with its pictures, and reports no missing ones', async () => {
  const { user, fill, submit, server } = await open();
  const { promise: asked, resolve: ask } = Promise.withResolvers<null>();
  const { promise: held, resolve: letThrough } = Promise.withResolvers<null>();
  server.use(
    http.get('*/api/restaurant/:id', async () => {
      ask(null);
      await held;
      return undefined;
    }),
  );
  await fill();
  await user.upload(screen.getByLabelText('Background Images'), picture('a.png'));
  await submit();
  await act(() => asked);
  expect(screen.getByText('Creating...')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  letThrough(null);
  expect(await screen.findByText('“Le Fleuve” was created')).toBeVisible();
});

test('an admin chooses whose restaurant it is', async () => {
  const { user, fill, submit, server } = await open({ user: sampleAdmin });
  let body: unknown;
  server.events.on('request:start', ({ request }) => {
    if (request.method === 'POST')
      void request
        .clone()
        .json()
        .then((json) => (body = json));
  });
  await fill();
  await submit();
  expect(await screen.findByText('Choose who owns the restaurant.')).toBeVisible();
  await user.click(screen.getByRole('combobox', { name: /^Provider/ }));
  await user.click(await screen.findByRole('option', { name: /^Chez Néma\s*Ksar, Nouakchott Ouest$/ }));
  await submit();
  expect(await screen.findByText('“Le Fleuve” was created')).toBeVisible();
  await waitFor(() => expect(body).toMatchObject({ provider: { id: expect.any(String) as string } }));
});
