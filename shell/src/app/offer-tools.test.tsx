import { act } from '@testing-library/react';
import { renderApp, setUpApp } from '../testing/render-app.tsx';

setUpApp();

test('a visitor’s page has none of the tools, whatever is pressed', async () => {
  const { user } = await renderApp('/');
  await user.keyboard('{Alt>}{Shift>}o{/Shift}{/Alt}');
  // Requested after the key press, so it arrives after anything that the key has requested.
  await import('../features/overlay/toggle-overlay.tsx');
  await act(() => Promise.resolve());
  expect(document.getElementById('maida-tools')).toBeNull();
});
