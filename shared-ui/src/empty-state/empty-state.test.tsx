import { screen } from '@testing-library/react';
import { renderUi } from '../testing/render-ui.tsx';
import { EmptyState } from './empty-state.tsx';

describe('EmptyState', () => {
  it('shows why the list is empty and what to do', () => {
    renderUi(
      <EmptyState title="No restaurants match your search or location." action={<a href="/">Show all</a>}>
        Try another word.
      </EmptyState>,
    );
    expect(screen.getByText('No restaurants match your search or location.')).toBeInTheDocument();
    expect(screen.getByText('Try another word.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Show all' })).toBeInTheDocument();
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  });

  it('renders an h1 as the page’s only content', () => {
    renderUi(<EmptyState isPage title="Page not found" />);
    expect(screen.getByRole('heading', { level: 1, name: 'Page not found' })).toBeInTheDocument();
  });

  it('has a default text in the current language', () => {
    renderUi(<EmptyState />, 'fr');
    expect(screen.getByText('Rien à afficher pour le moment')).toBeInTheDocument();
  });
});
