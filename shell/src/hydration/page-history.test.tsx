import { act, fireEvent, screen } from '@testing-library/react';
import {
  back,
  follow,
  forward,
  opened,
  page,
  press,
  reload,
  routerSearch,
  setBusy,
  settle,
  setUpPages,
  step,
  surface,
} from '../testing/pages-with-surfaces.tsx';

setUpPages();

describe('Back', () => {
  it.each([
    ['a sheet', 'Basket'],
    ['a popover', 'Open bell'],
    ['a menu that is in the page from the start', 'Open links'],
    ['a dialog with an address of its own', 'User'],
  ])('closes %s, and leaves the page only then', async (_, opener) => {
    const before = location.href;
    await press(opener);
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    await back();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect([page(), location.href]).toEqual(['/menu', before]);
    await forward();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect([page(), location.href]).toEqual(['/menu', before]);
    await back();
    expect(page()).toBe('/start');
  });

  it('means the surface as soon as that is there', () => {
    const before = history.length;
    // Unlike userEvent, it gives no timer time to run.
    fireEvent.click(screen.getByRole('button', { name: 'Basket' }));
    expect([history.length - before, history.state]).toEqual([1, expect.objectContaining({ depth: 1 })]);
  });

  it('closes one after the other, also when it is pressed twice at once', async () => {
    await press('Basket');
    await press('Book');
    await press('Discard');
    expect(screen.getByRole('alertdialog')).toBeInTheDocument();
    await back();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(surface()).toBe('Form');
    await press('Discard');
    history.back();
    addEventListener('popstate', () => history.back(), { once: true });
    await settle();
    expect(opened()).toEqual([]);
    expect(page()).toBe('/menu');
    await back();
    expect(page()).toBe('/start');
  });

  it('leaves the page at once when the surface was closed by its button', async () => {
    await press('Basket');
    await press('Close');
    await back();
    expect(page()).toBe('/start');
  });

  it('leaves the page at once when it was reloaded with a surface open', async () => {
    await press('Basket');
    await press('Book');
    await press('Discard');
    await reload();
    expect([page(), opened()]).toEqual(['/menu', []]);
    await back();
    expect(page()).toBe('/start');
  });

  it('closes after a reload what the address opens again', async () => {
    await press('User');
    await reload();
    expect(surface()).toBe('User 7');
    await back();
    expect([page(), location.search, opened()]).toEqual(['/menu', '', []]);
    await back();
    expect(page()).toBe('/start');
  });

  it('does not close what is busy', async () => {
    setBusy(true);
    await press('Basket');
    await press('Book');
    await back();
    expect(surface()).toBe('Form');
    setBusy(false);
    await press('Discard');
    await back();
    expect(surface()).toBe('Form');
    await back();
    expect([page(), opened()]).toEqual(['/menu', []]);
  });
});

it('an address that changes under a surface is the page’s afterwards', async () => {
  await press('Basket');
  await press('Search');
  expect(location.search).toBe('?q=fish');
  await back();
  expect([location.search, routerSearch(), opened()]).toEqual(['?q=fish', '?q=fish', []]);
  await press('Basket');
  await press('Book');
  await press('Send');
  await back();
  expect([page(), location.search]).toEqual(['/menu', '?q=fish']);
  await back();
  expect(page()).toBe('/start');
});

it('a page that is left after its address changed under a surface is found again at the new one', async () => {
  await press('Basket');
  await press('Search');
  await press('Book');
  await press('Send');
  expect(location.pathname).toBe('/orders');
  await back();
  expect([page(), location.search]).toEqual(['/menu', '?q=fish']);
  await back();
  expect(page()).toBe('/start');
});

describe('leaving from a surface', () => {
  it.each([
    ['a link in a popover', 'Open bell', 'News', '/news'],
    ['a link in a menu', 'Open links', 'About', '/about'],
  ])('by %s leaves no entry behind', async (_, opener, link, target) => {
    await press(opener);
    await follow(link);
    expect([page(), location.pathname]).toEqual([target, target]);
    await back();
    expect([page(), location.pathname]).toEqual(['/menu', '/menu']);
    await back();
    expect(page()).toBe('/start');
  });

  it('by a button that closes and navigates leaves no entry behind', async () => {
    await press('Basket');
    await press('Book');
    await press('Send');
    expect([page(), location.pathname]).toEqual(['/orders', '/orders']);
    await press('Basket');
    await back();
    expect([page(), opened()]).toEqual(['/orders', []]);
    await back();
    expect(page()).toBe('/menu');
    await back();
    expect(page()).toBe('/start');
  });

  it('works from a dialog over another', async () => {
    await press('Basket');
    await press('Book');
    await press('Discard');
    await press('Yes');
    expect([page(), location.pathname]).toEqual(['/orders', '/orders']);
    act(() => screen.getByRole('alertdialog').querySelector('button')?.click());
    await settle();
    await press('Close');
    await back();
    expect(page()).toBe('/menu');
    await back();
    expect(page()).toBe('/start');
  });

  it('by a step over several entries closes nothing twice', async () => {
    await press('Basket');
    await step(-2);
    expect(page()).toBe('/start');
  });
});

describe('the question about unsaved changes', () => {
  const question = () => screen.queryByRole('alertdialog', { name: 'Leave without saving?' });

  it('is asked by Back, closed by Back, and asked again', async () => {
    await press('Type');
    await back();
    expect(question()).toBeInTheDocument();
    expect(location.pathname).toBe('/menu');
    await back();
    expect(question()).not.toBeInTheDocument();
    expect(page()).toBe('/menu');
    await back();
    expect(question()).toBeInTheDocument();
    await press('Leave');
    expect([page(), location.pathname, opened()]).toEqual(['/start', '/start', []]);
  });

  it('is not asked when Back closes a surface', async () => {
    await press('Type');
    await press('Basket');
    await back();
    expect(question()).not.toBeInTheDocument();
    expect([page(), opened()]).toEqual(['/menu', []]);
  });

  it('is asked by forward as well', async () => {
    await back();
    await press('Type');
    await forward();
    expect(question()).toBeInTheDocument();
    await press('Leave');
    expect([page(), location.pathname]).toEqual(['/menu', '/menu']);
    await press('Save');
    await back();
    expect(page()).toBe('/start');
  });
});
