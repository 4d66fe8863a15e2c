import { screen } from '@testing-library/react';
import { renderUi } from '../testing/render-ui.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

describe('VisuallyHidden', () => {
  it('gives a control its name', () => {
    renderUi(
      <button type="button">
        <VisuallyHidden>Remove the dish</VisuallyHidden>
      </button>,
    );
    expect(screen.getByRole('button', { name: 'Remove the dish' })).toBeInTheDocument();
  });
});
