import { act, fireEvent, screen } from '@testing-library/react';
import { sampleRestaurant } from '../../mocks/samples.ts';
import { renderArea } from '../../testing/render-area.tsx';

const restaurant = sampleRestaurant(1);

async function open() {
  const area = await renderArea('/provider/menu', { restaurants: [restaurant], orders: [] });
  await screen.findByRole('heading', { name: 'Plats' });
  const handle = (name: string) => screen.getByRole('button', { name: `Move ${name}` });
  const press = (keys: string) => area.user.keyboard(keys);
  /** Names in page order, categories in capitals. */
  const shown = () =>
    screen
      .getAllByRole('button', { name: /^Edit |^Rename / })
      .map((button) => button.getAttribute('aria-label'))
      .map((label) => (label?.startsWith('Rename ') ? label.slice(7).toUpperCase() : label?.slice(5)));
  return { ...area, handle, press, shown };
}

const PLATS = ['PLATS', 'Thieboudienne', 'Méchoui', 'Poulet yassa'];
const BOISSONS = ['BOISSONS', 'Bissap', 'Bouye'];

test('moves a dish by keyboard, into the next category too, and announces its place', async () => {
  const { handle, press, shown } = await open();
  expect(handle('Poulet yassa')).toHaveAccessibleDescription(/Press Space to pick it up/);
  handle('Poulet yassa').focus();
  await press(' ');
  expect(handle('Poulet yassa')).toHaveAttribute('aria-pressed', 'true');
  await press('{ArrowDown}');
  expect(shown()).toEqual([...PLATS.slice(0, 3), 'BOISSONS', 'Poulet yassa', 'Bissap', 'Bouye']);
  expect(screen.getByText('Poulet yassa: dish 1 of 3 in Boissons.')).toBeInTheDocument();
  expect(handle('Poulet yassa')).toHaveFocus();
  await press('{ArrowDown}{Enter}');
  expect(shown().slice(3)).toEqual(['BOISSONS', 'Bissap', 'Poulet yassa', 'Bouye']);
  expect(handle('Poulet yassa')).toHaveAttribute('aria-pressed', 'false');
  expect(screen.getByRole('button', { name: 'Save' })).toBeVisible();
});

test('restores everything on Escape', async () => {
  const { handle, press, shown } = await open();
  handle('Bissap').focus();
  await press(' {ArrowUp}{ArrowUp}');
  expect(shown()).not.toEqual([...PLATS, ...BOISSONS]);
  await press('{Escape}');
  expect(shown()).toEqual([...PLATS, ...BOISSONS]);
  expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
});

test('moves a category by keyboard, up to the end', async () => {
  const { handle, press, shown } = await open();
  handle('Boissons').focus();
  await press(' {ArrowUp}{ArrowUp} ');
  expect(shown()).toEqual([...BOISSONS, ...PLATS]);
  expect(screen.getByText('Boissons put down. Category 1 of 2.')).toBeInTheDocument();
});

test('the buttons move like the handle, announce the place and keep the focus', async () => {
  const { user, shown } = await open();
  const down = () => screen.getByRole('button', { name: 'Move Méchoui down' });
  await user.click(down());
  expect(shown().slice(0, 4)).toEqual(['PLATS', 'Thieboudienne', 'Poulet yassa', 'Méchoui']);
  expect(screen.getByText('Méchoui: dish 3 of 3 in Plats.')).toBeInTheDocument();
  await user.click(down());
  expect(shown().slice(3)).toEqual(['BOISSONS', 'Méchoui', 'Bissap', 'Bouye']);
  expect(down()).toHaveFocus();
  await user.click(down());
  await user.click(down());
  expect(down()).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Move Méchoui' })).toHaveFocus();
});

/** Gives every heading and row a position: jsdom has no layout. */
function layOut() {
  let top = 0;
  const heights = new Map<Element, { top: number; bottom: number }>();
  for (const section of document.querySelectorAll('[data-category]')) {
    const start = top;
    for (const part of section.querySelectorAll('[data-category-head], [data-item]')) {
      heights.set(part, { top, bottom: top + 100 });
      top += 100;
    }
    heights.set(section, { top: start, bottom: top });
  }
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const { top: y, bottom } = heights.get(this) ?? { top: 0, bottom: 0 };
    return { top: y, bottom, left: 0, right: 300, width: 300, height: bottom - y, x: 0, y, toJSON: () => '' };
  });
}

/** Sends pointer events as a finger or a mouse does; jsdom has none. */
function point(target: Window | Element, type: string, clientY: number) {
  const event = new MouseEvent(type, { bubbles: true, button: 0, clientY });
  fireEvent(target, Object.defineProperty(event, 'isPrimary', { value: true }));
}

const nextFrame = () =>
  act(async () => {
    await new Promise((resolve) => requestAnimationFrame(resolve));
  });

test('drags a dish to another category by its handle', async () => {
  const { handle, shown } = await open();
  layOut();
  window.scrollBy = () => undefined;
  point(handle('Thieboudienne'), 'pointerdown', 150);
  point(window, 'pointermove', 200);
  point(window, 'pointermove', 590);
  await nextFrame();
  await nextFrame();
  expect(shown()).toEqual([...PLATS, ...BOISSONS]);
  point(window, 'pointerup', 590);
  expect(shown()).toEqual([
    'PLATS',
    'Méchoui',
    'Poulet yassa',
    'BOISSONS',
    'Bissap',
    'Thieboudienne',
    'Bouye',
  ]);
});

test('changes nothing when a drag is cancelled', async () => {
  const { handle, shown } = await open();
  layOut();
  window.scrollBy = () => undefined;
  point(handle('Thieboudienne'), 'pointerdown', 150);
  point(window, 'pointermove', 590);
  await nextFrame();
  await nextFrame();
  fireEvent.keyDown(window, { key: 'Escape' });
  point(window, 'pointerup', 590);
  expect(shown()).toEqual([...PLATS, ...BOISSONS]);
});
