import { act } from '@testing-library/react';
import { renderApp, setUpApp } from '../testing/render-app.tsx';

setUpApp();

test('the page of a visitor has none of the tools, whatever is pressed', async () => {
  const { user } = await renderApp('/');
  await user.keyboard('{Alt>}{Shift>}o{/Shift}{/Alt}');
  // Asked for after the key, it is there after whatever the key has asked for.
  await import('../features/overlay/toggle-overlay.tsx');
  await act(() => Promise.resolve());
  expect(document.getElementById('maida-tools')).toBeNull();
});
