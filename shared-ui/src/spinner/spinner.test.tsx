import { screen } from '@testing-library/react';
import { renderUi } from '../testing/render-ui.tsx';
import { Spinner } from './spinner.tsx';

describe('Spinner', () => {
  it('announces what is loading', () => {
    const { rerender } = renderUi(<Spinner />);
    expect(screen.getByRole('status')).toHaveTextContent('Loading…');
    rerender(<Spinner label="Still loading this page" isLabelVisible />);
    expect(screen.getByRole('status')).toHaveTextContent('Still loading this page');
  });
});
