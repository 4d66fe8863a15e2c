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

  it('scrolls the current link to its middle, also when another becomes current', async () => {
    // Where jsdom, which has no layout, would place them: three links of 200 px in a row of 300 px.
    const place = (element: HTMLElement, offsetLeft: number) =>
      Object.defineProperties(element, { offsetLeft: { value: offsetLeft }, offsetWidth: { value: 200 } });
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
    Object.defineProperty(row, 'clientWidth', { value: 300 });
    for (const [index, link] of screen.getAllByRole('link').entries()) place(link, index * 200);
    rerender(<Tabs current="Reviews" />);
    await waitFor(() => expect(row.scrollLeft).toBe(350));
    rerender(<Tabs current="Menu" />);
    await waitFor(() => expect(row.scrollLeft).toBe(150));
  });
});
