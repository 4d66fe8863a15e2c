import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, RouterProvider, useBlocker, useLocation, useNavigate } from 'react-router-dom';
import { createPageRouter } from './create-page-router.ts';

let isAsking = false;
let router: ReturnType<typeof createPageRouter>;

beforeEach(() => {
  isAsking = false;
  history.replaceState(null, '', '/menu?q=fish');
  router = createPageRouter([{ path: '*', element: <Page /> }]);
  render(<RouterProvider router={router} />);
});

afterEach(() => router.dispose());

function Page() {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const blocker = useBlocker(() => isAsking);
  return (
    <>
      <h1>{pathname + search + hash}</h1>
      <Link to="/about">About</Link>
      <Link to="?q=rice">Rice</Link>
      <button onClick={() => void navigate('/terms', { replace: true })}>Terms</button>
      <button onClick={() => void navigate(-1)}>Back</button>
      {blocker.state === 'blocked' && (
        <>
          <p>Leave {blocker.location.pathname}?</p>
          <button onClick={() => blocker.proceed()}>Leave</button>
          <button onClick={() => blocker.reset()}>Stay</button>
        </>
      )}
    </>
  );
}

const press = (name: string) => userEvent.click(screen.getByText(name));
const place = () => screen.getByRole('heading').textContent;

describe('createPageRouter', () => {
  it('follows links, also those of a search alone, and the browser’s way back', async () => {
    expect(place()).toBe('/menu?q=fish');
    await press('Rice');
    expect(place()).toBe('/menu?q=rice');
    await press('About');
    expect(place()).toBe('/about');
    expect(location.pathname).toBe('/about');
    await press('Back');
    await waitFor(() => expect(place()).toBe('/menu?q=rice'));
  });

  it('leaves no history entry when it replaces one', async () => {
    await press('About');
    const steps = history.length;
    await press('Terms');
    expect(place()).toBe('/terms');
    expect(history.length).toBe(steps);
  });

  it('asks before a page is left, and goes on or stays as answered', async () => {
    isAsking = true;
    await press('About');
    expect(screen.getByText('Leave /about?')).toBeInTheDocument();
    expect(location.pathname).toBe('/menu');
    await press('Stay');
    expect(screen.queryByText('Leave /about?')).toBeNull();
    await press('About');
    await press('Leave');
    expect(place()).toBe('/about');
  });

  it('asks before the browser goes back as well, and goes when confirmed', async () => {
    await press('About');
    isAsking = true;
    act(() => history.back());
    expect(await screen.findByText('Leave /menu?')).toBeInTheDocument();
    await waitFor(() => expect(location.pathname).toBe('/about'));
    await press('Leave');
    await waitFor(() => expect(place()).toBe('/menu?q=fish'));
  });

  it('keeps the state of a navigation', async () => {
    await act(() => router.navigate('/login', { state: { returnTo: '/user' } }));
    expect(router.state.location).toMatchObject({ pathname: '/login', state: { returnTo: '/user' } });
    expect(router.state.historyAction).toBe('PUSH');
  });
});
