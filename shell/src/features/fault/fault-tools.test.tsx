import { act, screen, within } from '@testing-library/react';
import { setUpApp, renderApp } from '../../testing/render-app.tsx';
import { FakeLoader } from '../../testing/areas.tsx';
import { showFaultTools } from './show-fault-tools.tsx';
import type { PageFaults } from 'platform/contract';

setUpApp();
afterEach(() => {
  document.getElementById('maida-tools')?.remove();
  document.cookie = 'maida_faults=; Max-Age=0; Path=/';
});

async function renderTools(faults: PageFaults, options: Parameters<typeof renderApp>[1] = {}) {
  const page = await renderApp('/', options);
  await act(async () => showFaultTools(page.app, faults));
  return page;
}

test('makes an area of this browser fail, and says so until it is turned off', async () => {
  const { user } = await renderTools({ active: {} });
  expect(screen.queryByText(/Injected faults/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Faults' }));
  const panel = screen.getByRole('dialog', { name: 'Fault injection' });
  await user.selectOptions(within(panel).getByLabelText('customer'), 'Files are missing');
  await user.selectOptions(within(panel).getByLabelText('registry'), 'Never responds');
  expect(document.cookie).toContain('maida_faults=customer:dead~registry:hang');
  await user.keyboard('{Escape}');
  expect(screen.getByText(/^Injected faults/)).toHaveTextContent(
    'customer (Files are missing), registry (Never responds)',
  );
  await user.click(screen.getByRole('button', { name: 'Turn off' }));
  expect(screen.queryByText(/Injected faults/)).not.toBeInTheDocument();
  expect(document.cookie).not.toContain('customer');
});

test('turning off loads failed areas again, without a reload', async () => {
  const loader = new FakeLoader();
  loader.remove('public');
  const { user } = await renderTools({ active: { public: { kind: 'dead' } } }, { loader });
  expect(await screen.findByText('This part of Maida couldn’t be loaded')).toBeInTheDocument();
  loader.giveBack('public');
  await user.click(screen.getByRole('button', { name: 'Turn off' }));
  expect(await screen.findByRole('heading', { name: 'Restaurants' })).toBeInTheDocument();
});

test('a fault applies at once when its area is loaded again', async () => {
  const { user, loader } = await renderTools({ active: {} });
  await screen.findByRole('heading', { name: 'Restaurants' });
  await user.click(screen.getByRole('button', { name: 'Faults' }));
  loader.remove('public');
  await user.click(screen.getByRole('button', { name: 'Load public again' }));
  expect(await screen.findByText('This part of Maida couldn’t be loaded')).toBeInTheDocument();
});

test('opens by the keyboard, in the reader’s language, and can end the permit', async () => {
  const until = '2026-11-20T18:00:00.000Z';
  const { user } = await renderTools({ active: {}, until }, { language: 'fr' });
  await user.keyboard('{Alt>}{Shift>}[KeyF]{/Shift}{/Alt}');
  const panel = await screen.findByRole('dialog', { name: 'Injection de pannes' });
  expect(panel).toHaveTextContent(/20 nov/);
  expect(within(panel).getByRole('link', { name: 'Rendre l’autorisation' })).toHaveAttribute(
    'href',
    '?faults=off',
  );
});

test('the ribbon of a page in Arabic has the fault behind the name that it belongs to', async () => {
  await renderTools({ active: { public: { kind: 'dead' } } }, { language: 'ar' });
  // The name is set apart, so that the rest runs from right to left.
  expect(await screen.findByText(/\u2068public\u2069 \(/)).toBeInTheDocument();
});
