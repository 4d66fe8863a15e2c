import { screen, waitFor, within } from '@testing-library/react';
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

  it('scrolls no further than the current link needs', async () => {
    const Tabs = (props: { current: string }) => (
      <TabLinks label="Restaurant">
        {['Orders', 'Menu', 'Reviews'].map((name) => (
          <TabLink key={name} href={`/${name}`} aria-current={name === props.current ? 'page' : undefined}>
            {name}
          </TabLink>
        ))}
      </TabLinks>
    );
    const { rerender } = renderUi(<Tabs current="Orders" />);
    const row = screen.getByRole('navigation', { name: 'Restaurant' });
    // As if jsdom had a layout: three links of 100 px in a row of 250 px.
    row.scrollLeft = 0;
    row.getBoundingClientRect = () => new DOMRect(0, 0, 250, 44);
    for (const [index, link] of screen.getAllByRole('link').entries()) {
      link.getBoundingClientRect = () => new DOMRect(index * 100 - row.scrollLeft, 0, 100, 44);
    }
    rerender(<Tabs current="Menu" />);
    await waitFor(() => expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Menu'));
    expect(row.scrollLeft).toBe(0);
    rerender(<Tabs current="Reviews" />);
    await waitFor(() => expect(row.scrollLeft).toBe(90));
    rerender(<Tabs current="Menu" />);
    await waitFor(() => expect(row.scrollLeft).toBe(60));
  });
});
