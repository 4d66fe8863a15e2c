import { screen } from '@testing-library/react';
import { renderUi } from '../testing/render-ui.tsx';
import { Details } from './details.tsx';

describe('Details', () => {
  it('pairs each label with its value', () => {
    renderUi(<Details items={[{ label: 'Customer', value: 'ANONYME' }]} />);
    expect(screen.getByRole('term')).toHaveTextContent('Customer');
    expect(screen.getByRole('definition')).toHaveTextContent('ANONYME');
  });

  it('a value of several lines keeps them, each in its own direction', () => {
    renderUi(<Details items={[{ label: 'Note', value: 'No salt.\nبدون ملح!' }]} />);
    const lines = screen.getByRole('definition').firstElementChild?.children ?? [];
    expect([...lines].map((line) => [line.textContent, line.getAttribute('dir')])).toEqual([
      ['No salt.', 'auto'],
      ['بدون ملح!', 'auto'],
    ]);
  });
});
