import { act, screen, waitFor, within } from '@testing-library/react';
import { useHref } from 'react-router-dom';
import { createRegistry, FakeLoader } from '../../testing/areas.tsx';
import { renderApp, setUpApp } from '../../testing/render-app.tsx';
import { createUser } from '../../testing/service.ts';

setUpApp();

const FAILED = 'This part of Maida couldn’t be loaded';

test('shows the area of an address, in the page’s language', async () => {
  await renderApp('/', { language: 'fr' });
  expect(await screen.findByRole('heading', { name: 'Les restaurants' })).toBeInTheDocument();
});

test('a guarded page shows a spinner until the session is known', async () => {
  const answer = Promise.withResolvers<undefined>();
  const { app } = await renderApp('/user', {
    service: { user: createUser('USER'), answersAfter: answer.promise },
  });
  expect(within(screen.getByRole('main')).getByText('Loading…')).toBeInTheDocument();
  expect(app.router.state.location.pathname).toBe('/user');
  answer.resolve(undefined);
  expect(await screen.findByRole('heading', { name: 'My pages' })).toBeInTheDocument();
});

test('a guard redirects a visitor to the sign-in page, with the way back', async () => {
  const { app } = await renderApp('/user/orders?status=PENDING#top');
  expect(await screen.findByRole('heading', { name: /Sign in/ })).toHaveTextContent(
    '{"returnTo":"/user/orders?status=PENDING#top"}',
  );
  expect(app.router.state.location.pathname).toBe('/login');
});

test('another role is refused and offered another account', async () => {
  const { app, user } = await renderApp('/provider', { service: { user: createUser('USER') } });
  expect(await screen.findByRole('heading', { name: 'You can’t open this page' })).toBeInTheDocument();
  expect(app.router.state.location.pathname).toBe('/unauthorized');
  await user.click(screen.getByRole('button', { name: 'Use another account' }));
  expect(await screen.findByRole('heading', { name: 'Sign innull' })).toBeInTheDocument();
});

test('the right role sees the page', async () => {
  await renderApp('/provider', { service: { user: createUser('PROVIDER') } });
  expect(await screen.findByRole('heading', { name: 'My kitchen' })).toBeInTheDocument();
});

test('when the session can’t be fetched, the page stays closed and offers a retry', async () => {
  const { service, user } = await renderApp('/user', {
    service: { user: createUser('USER'), isUnreachable: true },
  });
  expect(await screen.findByText('We can’t check your account right now')).toBeInTheDocument();
  service.isUnreachable = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'My pages' })).toBeInTheDocument();
});

test('an area that can’t be loaded fails in its region only, and recovers without a reload', async () => {
  const loader = new FakeLoader();
  loader.remove('public');
  const { user } = await renderApp('/', { loader });
  expect(await screen.findByText(FAILED)).toBeInTheDocument();
  expect(screen.getByRole('banner')).toHaveTextContent('Maida');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(FAILED)).toBeInTheDocument();
  loader.giveBack('public');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Restaurants' })).toBeInTheDocument();
});

test('the fallback speaks the reader’s language', async () => {
  const loader = new FakeLoader();
  loader.remove('public');
  const { user } = await renderApp('/', { loader });
  await screen.findByText(FAILED);
  await user.click(screen.getByRole('button', { name: 'Français' }));
  expect(await screen.findByRole('button', { name: 'Réessayer' })).toBeInTheDocument();
});

test('a crash replaces the region only, and a retry loads the area again', async () => {
  const { loader, user } = await renderApp('/user', { service: { user: createUser('USER') } });
  await user.click(await screen.findByRole('button', { name: 'Break' }));
  expect(screen.getByText('Something went wrong on this page')).toBeInTheDocument();
  expect(screen.getByRole('banner')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'My pages' })).toBeInTheDocument();
  expect(loader.calls.filter(({ name }) => name === 'customer')).toHaveLength(2);
});

test('the previous screen and its input stay until the next area has loaded', async () => {
  const loader = new FakeLoader();
  const release = loader.hold('customer');
  const { user } = await renderApp('/', { loader, service: { user: createUser('USER') } });
  await user.type(await screen.findByLabelText('Search'), 'yassa');
  await user.click(screen.getByRole('link', { name: 'To my pages' }));
  expect(screen.getByLabelText('Search')).toHaveValue('yassa');
  await act(async () => release());
  expect(await screen.findByRole('heading', { name: 'My pages' })).toBeInTheDocument();
  expect(screen.queryByLabelText('Search')).not.toBeInTheDocument();
});

test('a late change of the address by the previous screen does not navigate back', async () => {
  const loader = new FakeLoader();
  const release = loader.hold('customer');
  const { app, user } = await renderApp('/', { loader, service: { user: createUser('USER') } });
  await user.type(await screen.findByLabelText('Search'), 'y');
  await user.click(screen.getByRole('link', { name: 'To my pages' }));
  await act(() => new Promise((resolve) => setTimeout(resolve, 150)));
  expect(app.router.state.location.pathname).toBe('/user');
  await act(async () => release());
  expect(await screen.findByRole('heading', { name: 'My pages' })).toBeInTheDocument();
});

test('an area keeps its state in its own address', async () => {
  const { app, user } = await renderApp('/');
  await user.type(await screen.findByLabelText('Search'), 'y');
  await waitFor(() => expect(app.router.state.location.search).toBe('?q=y'));
});

test('announces a long wait', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'performance'] });
  const loader = new FakeLoader();
  loader.hold('public');
  await renderApp('/', { loader });
  act(() => jest.advanceTimersByTime(4_900));
  expect(screen.queryByText(/Still loading/)).not.toBeInTheDocument();
  act(() => jest.advanceTimersByTime(200));
  expect(screen.getByText(/Still loading/)).toBeInTheDocument();
  jest.useRealTimers();
});

test('hovering a link prefetches its area', async () => {
  const { loader, user } = await renderApp('/', { service: { user: createUser('USER') } });
  await user.hover(await screen.findByRole('link', { name: 'To my pages' }));
  await waitFor(() => expect(loader.calls.map(({ name }) => name)).toContain('customer'));
});

test('an unknown address shows the not-found page with a link home', async () => {
  const { user } = await renderApp('/nowhere');
  expect(await screen.findByRole('heading', { name: 'This page is not on the menu' })).toBeInTheDocument();
  expect(document.title).toBe('This page is not on the menu · Maida');
  await user.click(screen.getByRole('link', { name: 'Back to the restaurants' }));
  expect(await screen.findByRole('heading', { name: 'Restaurants' })).toBeInTheDocument();
  expect(document.title).toBe('Home · Maida');
  // Announced to screen readers, as after a page load.
  expect(await screen.findByText('Home · Maida', { selector: '[aria-live]' })).toBeInTheDocument();
});

test('a retired area’s address says that its page was taken down, and its links are gone', async () => {
  const { areas, ...rest } = createRegistry();
  const registry = { ...rest, areas: areas.filter(({ name }) => name !== 'customer'), gone: ['/user/*'] };
  await renderApp('/user', { registry, service: { user: createUser('USER') } });
  const title = 'This page is no longer on the menu';
  expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
  expect(document.title).toBe(`${title} · Maida`);
  expect(screen.queryByRole('link', { name: 'My account' })).not.toBeInTheDocument();
});

test('an unknown address inside a mount shows the not-found page, too', async () => {
  await renderApp('/user/nothing', { service: { user: createUser('USER') } });
  expect(await screen.findByRole('heading', { name: 'This page is not on the menu' })).toBeInTheDocument();
});

test('a public page is not rendered again once the session is known', async () => {
  const answer = Promise.withResolvers<undefined>();
  const loader = new FakeLoader();
  const onRender = jest.fn();
  function Linked() {
    onRender();
    return <a href={useHref('/about')}>About us</a>;
  }
  loader.modules['public'] = { routes: [{ path: '/', element: <Linked /> }], translations: {} };
  const { app } = await renderApp('/', {
    loader,
    service: { user: createUser('USER'), answersAfter: answer.promise },
  });
  await screen.findByRole('link', { name: 'About us' });
  const before = onRender.mock.calls.length;
  answer.resolve(undefined);
  await waitFor(() => expect(app.context.session.getState().user).not.toBeNull());
  expect(await screen.findAllByText(/Welcome/)).not.toHaveLength(0);
  expect(onRender).toHaveBeenCalledTimes(before);
});

test('a navigation moves the focus to the new content', async () => {
  const { user } = await renderApp('/');
  await screen.findByRole('heading', { name: 'Restaurants' });
  expect(screen.getByRole('main')).not.toHaveFocus();
  await user.click(within(screen.getByRole('banner')).getByRole('link', { name: 'About' }));
  expect(await screen.findByRole('heading', { name: 'About' })).toBeInTheDocument();
  expect(screen.getByRole('main')).toHaveFocus();
});
