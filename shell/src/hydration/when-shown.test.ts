import { whenShown } from './when-shown.ts';

const state = jest.spyOn(document, 'readyState', 'get');

async function isShown(shown: Promise<void>, milliseconds: number): Promise<boolean> {
  let isDone = false;
  void shown.then(() => (isDone = true));
  await jest.advanceTimersByTimeAsync(milliseconds);
  return isDone;
}

function press(html: string): void {
  document.body.innerHTML = html;
  document.body.firstElementChild?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
}

beforeEach(() => {
  jest.useFakeTimers();
  state.mockReturnValue('interactive');
});
afterEach(() => {
  jest.useRealTimers();
});

it('waits for the pictures and for the paint after them', async () => {
  const shown = whenShown();
  expect(await isShown(shown, 1_000)).toBe(false);
  window.dispatchEvent(new Event('load'));
  expect(await isShown(shown, 0)).toBe(false);
  expect(await isShown(shown, 100)).toBe(true);
});

it('does not wait for a picture that hangs', async () => {
  const shown = whenShown();
  expect(await isShown(shown, 1_490)).toBe(false);
  expect(await isShown(shown, 600)).toBe(true);
});

it('waits for a press no longer than the page is parsed', async () => {
  state.mockReturnValue('loading');
  const shown = whenShown();
  press('<button>Add</button>');
  expect(await isShown(shown, 5_000)).toBe(false);
  state.mockReturnValue('interactive');
  document.dispatchEvent(new Event('DOMContentLoaded'));
  expect(await isShown(shown, 0)).toBe(true);
});

it('does not compete with the page that a pressed link leads to', async () => {
  const shown = whenShown();
  press('<a href="/menu">Menu</a>');
  expect(await isShown(shown, 500)).toBe(false);
});

it('does not wait for paints in a hidden tab', async () => {
  state.mockReturnValue('complete');
  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  expect(await isShown(whenShown(), 0)).toBe(true);
  visibility.mockRestore();
});
