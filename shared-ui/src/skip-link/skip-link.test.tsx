import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderUi } from '../testing/render-ui.tsx';
import { SkipLink } from './skip-link.tsx';

describe('SkipLink', () => {
  it('comes first and leads to the content', async () => {
    renderUi(
      <>
        <SkipLink target="content" />
        <a href="/">Maida</a>
      </>,
      'fr',
    );
    await userEvent.tab();
    const link = screen.getByRole('link', { name: 'Aller au contenu' });
    expect(link).toHaveFocus();
    expect(link).toHaveAttribute('href', '#content');
  });
});
