import { screen } from '@testing-library/react';
import { renderUi } from '../testing/render-ui.tsx';
import { Loading, Skeleton } from './skeleton.tsx';

describe('Loading', () => {
  it('announces loading once and hides its skeletons from screen readers', () => {
    renderUi(
      <Loading>
        <Skeleton shape="title" />
        <Skeleton />
      </Loading>,
      'fr',
    );
    const region = screen.getByRole('status');
    expect(region).toHaveTextContent(/^Chargement…$/);
    expect(region).toHaveAttribute('aria-busy', 'true');
  });
});
