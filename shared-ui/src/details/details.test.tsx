import { screen } from '@testing-library/react';
import { renderUi } from '../testing/render-ui.tsx';
import { Details } from './details.tsx';

describe('Details', () => {
  it('pairs each label with its value', () => {
    renderUi(<Details items={[{ label: 'Customer', value: 'ANONYME' }]} />);
    expect(screen.getByRole('term')).toHaveTextContent('Customer');
    expect(screen.getByRole('definition')).toHaveTextContent('ANONYME');
  });
});
