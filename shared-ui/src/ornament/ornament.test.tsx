import { renderUi } from '../testing/render-ui.tsx';
import { Ornament } from './ornament.tsx';

describe('Ornament', () => {
  it('is nothing to a screen reader', () => {
    const { container } = renderUi(<Ornament />);
    expect(container.firstChild).toHaveAttribute('aria-hidden', 'true');
  });
});
