import { act, fireEvent, render, screen } from '@testing-library/react';
import { CopyStatus } from './copy-status.tsx';
import { useCopy } from './use-copy.ts';

const LINK = 'https://maida.example/orders/1';

function Link() {
  const [outcome, copy] = useCopy();
  return (
    <>
      <button onClick={() => void copy(LINK)}>Copy</button>
      <CopyStatus outcome={outcome} texts={{ copied: 'Copied', copy_failed: 'Could not be copied' }} />
    </>
  );
}

function provideClipboard(clipboard: Pick<Clipboard, 'writeText'> | undefined): void {
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
}

/** Presses the button, and lets the clipboard answer. */
async function pressCopy(): Promise<void> {
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Copy' }));
    await Promise.resolve();
  });
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('copies, says so, and stops saying it after some seconds', async () => {
  const written: string[] = [];
  provideClipboard({ writeText: (text) => Promise.resolve(void written.push(text)) });
  render(<Link />);
  await pressCopy();
  expect(written).toEqual([LINK]);
  expect(screen.getByRole('status')).toHaveTextContent('Copied');
  act(() => jest.advanceTimersByTime(5_000));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('says when a page has no clipboard', async () => {
  provideClipboard(undefined);
  render(<Link />);
  await pressCopy();
  expect(screen.getByRole('status')).toHaveTextContent('Could not be copied');
});
