import { screen } from '@testing-library/react';
import { renderUi } from '../testing/render-ui.tsx';
import { EmptyState } from './empty-state.tsx';

describe('EmptyState', () => {
  it('says why there is nothing and what to do', () => {
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

  it('is the page’s heading when it is all there is', () => {
    renderUi(<EmptyState isPage title="Page not found" />);
    expect(screen.getByRole('heading', { level: 1, name: 'Page not found' })).toBeInTheDocument();
  });

  it('has words of its own in the reader’s language', () => {
    renderUi(<EmptyState />, 'fr');
    expect(screen.getByText('Rien à afficher pour le moment')).toBeInTheDocument();
  });
});
