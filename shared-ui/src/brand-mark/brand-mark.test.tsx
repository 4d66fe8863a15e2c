import { screen } from '@testing-library/react';
import { renderUi } from '../testing/render-ui.tsx';
import { BrandMark } from './brand-mark.tsx';

describe('BrandMark', () => {
  it('is hidden from assistive technology', () => {
    renderUi(
      <a href="/">
        <BrandMark /> Maida
      </a>,
    );
    expect(screen.getByRole('link')).toHaveAccessibleName('Maida');
  });
});
