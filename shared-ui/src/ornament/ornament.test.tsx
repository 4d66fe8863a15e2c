import { renderUi } from '../testing/render-ui.tsx';
import { Ornament } from './ornament.tsx';

describe('Ornament', () => {
  it('is hidden from screen readers', () => {
    const { container } = renderUi(<Ornament />);
    expect(container.firstChild).toHaveAttribute('aria-hidden', 'true');
  });
});
