import { render, screen } from '@testing-library/react';
import { MarkedText } from './marked-text.tsx';

const marks = {
  page: (content: string) => <a href="/contact">{content}</a>,
  mail: (content: string) => <a href="mailto:a@b.mr">{content}</a>,
};

describe('MarkedText', () => {
  it('makes links of the marked parts, in the order of the text', () => {
    const { container } = render(
      <MarkedText text="Ask <mail>a@b.mr</mail> or <page>our page</page>, any day." marks={marks} />,
    );
    expect(container).toHaveTextContent('Ask a@b.mr or our page, any day.');
    expect(screen.getByRole('link', { name: 'our page' })).toHaveAttribute('href', '/contact');
    expect(screen.getByRole('link', { name: 'a@b.mr' })).toHaveAttribute('href', 'mailto:a@b.mr');
  });

  it('shows a part with an unknown mark as plain text', () => {
    const { container } = render(<MarkedText text="Read <law>the law</law>." marks={marks} />);
    expect(container).toHaveTextContent('Read the law.');
  });
});
