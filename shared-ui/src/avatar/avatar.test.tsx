import { renderUi } from '../testing/render-ui.tsx';
import { Avatar } from './avatar.tsx';

describe('Avatar', () => {
  it.each([
    ['Aïcha Mint Sidi', 'AS'],
    ['  fatimetou  ', 'F'],
    ['éloi Ba', 'ÉB'],
    ['سيدي محمد', 'سم'],
    ['', ''],
  ])('shows the initials of “%s”', (name, initials) => {
    const { container } = renderUi(<Avatar name={name} />);
    expect(container).toHaveTextContent(initials);
  });

  it('gives the same name the same colour', () => {
    const first = renderUi(<Avatar name="Sidi Ba" />).container.innerHTML;
    expect(renderUi(<Avatar name="Sidi Ba" />).container.innerHTML).toBe(first);
  });
});
