import { screen } from '@testing-library/react';
import { renderArea, setUpArea } from '../testing/render-area.tsx';

setUpArea();

test.each(['PROVIDER', 'ADMIN'] as const)(
  'a %s finds profile and security of the own account',
  async (role) => {
    const { user, router } = await renderArea('/account', 'en', (service) => {
      service.user = { ...service.user, role };
    });
    expect(screen.getByLabelText(/^First name/)).toHaveValue('Aïcha');
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Profile',
      'Security and data',
    ]);
    await user.click(screen.getByRole('link', { name: 'Security and data' }));
    expect(router.state.location.pathname).toBe('/account/security');
    expect(await screen.findByLabelText(/^Current password/)).toBeInTheDocument();
  },
);

test('redirects a customer to the same page of their account', async () => {
  const { router } = await renderArea('/account/security');
  expect(router.state.location.pathname).toBe('/user/security');
  expect(await screen.findByRole('link', { name: 'Orders' })).toBeInTheDocument();
});
