import { screen } from '@testing-library/react';
import { renderUi } from '../testing/render-ui.tsx';
import { Card, CardBody, CardLink } from './card.tsx';

describe('Card', () => {
  it('renders the given element, and its link is named by the link’s text alone', () => {
    renderUi(
      <ul>
        <Card as="li" padding="none">
          <CardBody>
            <h2>
              <CardLink href="/restaurant/chez-fatou/menu">Chez Fatou</CardLink>
            </h2>
            <p>Fish and rice</p>
          </CardBody>
        </Card>
      </ul>,
    );
    expect(screen.getByRole('listitem')).toHaveTextContent('Fish and rice');
    expect(screen.getByRole('link')).toHaveAccessibleName('Chez Fatou');
  });
});
