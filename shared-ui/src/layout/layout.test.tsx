import { screen } from '@testing-library/react';
import { renderUi } from '../testing/render-ui.tsx';
import { Container, Grid, Stack } from './layout.tsx';

describe('Container, Stack and Grid', () => {
  it('render the given elements and pass attributes on', () => {
    renderUi(
      <Container as="main" id="main">
        <Stack as="section" aria-label="Today" gap={2} direction="row" justify="between">
          <Grid as="ul" columns="small">
            <li>Mafé</li>
          </Grid>
        </Stack>
      </Container>,
    );
    expect(screen.getByRole('main')).toHaveAttribute('id', 'main');
    expect(screen.getByRole('region', { name: 'Today' })).toHaveClass('gap2', 'row', 'justify-between');
    expect(screen.getByRole('list')).toHaveClass('columns-small');
  });
});
