import { screen, within } from '@testing-library/react';
import { renderUi } from '../testing/render-ui.tsx';
import { TabLink, TabLinks } from './tab-links.tsx';

describe('TabLinks', () => {
  it('is a named navigation and marks the current link', () => {
    renderUi(
      <TabLinks label="Administration">
        <TabLink href="/admin/users" aria-current="page">
          Users
        </TabLink>
        <TabLink href="/admin/orders">Orders</TabLink>
      </TabLinks>,
    );
    const tabs = within(screen.getByRole('navigation', { name: 'Administration' }));
    expect(tabs.getByRole('link', { current: 'page' })).toHaveTextContent('Users');
  });
});
