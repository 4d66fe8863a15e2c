import { screen } from '@testing-library/react';
import { renderUi } from '../testing/render-ui.tsx';
import { BottomBar } from './bottom-bar.tsx';

describe('BottomBar', () => {
  it('is marked, so that toasts keep clear of it', () => {
    const { container } = renderUi(<BottomBar>120.00 MRU</BottomBar>);
    expect(container.querySelector('[data-bottom-bar]')).toContainElement(screen.getByText('120.00 MRU'));
  });
});
