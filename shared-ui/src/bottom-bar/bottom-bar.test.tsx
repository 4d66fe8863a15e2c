import { screen } from '@testing-library/react';
import { renderUi } from '../testing/render-ui.tsx';
import { BottomBar } from './bottom-bar.tsx';

describe('BottomBar', () => {
  it('has the attribute that moves toasts above it', () => {
    const { container } = renderUi(<BottomBar>120.00 MRU</BottomBar>);
    expect(container.querySelector('[data-bottom-bar]')).toContainElement(screen.getByText('120.00 MRU'));
  });
});
