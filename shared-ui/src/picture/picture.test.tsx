import { screen } from '@testing-library/react';
import { renderUi } from '../testing/render-ui.tsx';
import { HeartIcon } from '../icon/icons.ts';
import { Picture } from './picture.tsx';

describe('Picture', () => {
  it('reserves its space and loads lazily', () => {
    renderUi(<Picture src="/a.webp" alt="A bowl of mafé" width={800} height={450} srcSet="/s.webp 400w" />);
    const image = screen.getByRole('img', { name: 'A bowl of mafé' });
    expect(image).toHaveAttribute('loading', 'lazy');
    expect(image).toHaveAttribute('width', '800');
    expect(image).toHaveAttribute('height', '450');
    expect(image).toHaveAttribute('srcset', '/s.webp 400w');
  });

  it('loads at once with isPriority', () => {
    renderUi(
      <Picture src="/a.webp" alt="Banner" width={8} height={4} isPriority placeholderColor="#b4532f" />,
    );
    const image = screen.getByRole('img', { name: 'Banner' });
    expect(image).toHaveAttribute('loading', 'eager');
    expect(image).toHaveAttribute('fetchpriority', 'high');
  });

  it('reserves the space of a missing picture', () => {
    const { container } = renderUi(
      <Picture src={null} alt="" width={8} height={4} ratio="wide" blank={<HeartIcon />} />,
    );
    expect(container.firstChild).toHaveClass('wide', 'blank');
    expect(container.querySelector('svg')).toBeInTheDocument();
    expect(container.querySelector('img')).toBeNull();
  });

  it('shows its placeholder colour without a style attribute, which the content security policy forbids', () => {
    const { container } = renderUi(
      <Picture src="/a.webp" alt="" width={8} height={4} placeholderColor="#b4532f" />,
    );
    expect(container.querySelector('rect')).toHaveAttribute('fill', '#b4532f');
    expect(container.querySelector('[style]')).toBeNull();
  });
});
