import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderUi } from '../testing/render-ui.tsx';
import { PasswordField } from './password-field.tsx';

describe('PasswordField', () => {
  it('reveals and hides the password, with labels in the current language', async () => {
    renderUi(<PasswordField label="Mot de passe" />, 'fr');
    const input = screen.getByLabelText('Mot de passe');
    await userEvent.type(input, 'maida-demo');
    expect(input).toHaveAttribute('type', 'password');
    await userEvent.click(screen.getByRole('button', { name: 'Afficher le mot de passe' }));
    expect(input).toHaveAttribute('type', 'text');
    expect(input).toHaveValue('maida-demo');
    await userEvent.click(screen.getByRole('button', { name: 'Masquer le mot de passe' }));
    expect(input).toHaveAttribute('type', 'password');
  });
});
