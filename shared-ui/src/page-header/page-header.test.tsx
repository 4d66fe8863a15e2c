import { screen } from '@testing-library/react';
import { renderUi } from '../testing/render-ui.tsx';
import { PageHeader } from './page-header.tsx';

describe('PageHeader', () => {
  it('renders the page’s h1 with its actions beside it', () => {
    renderUi(
      <PageHeader title="Orders" back={<a href="/admin">Dashboard</a>} actions={<button>Export</button>} />,
    );
    expect(screen.getByRole('heading', { level: 1 })).toHaveAccessibleName('Orders');
    expect(screen.getByRole('link', { name: 'Dashboard' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Export' })).toBeInTheDocument();
  });
});
