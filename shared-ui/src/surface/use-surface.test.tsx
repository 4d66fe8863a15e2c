import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { ConfirmButton } from '../confirm-button/confirm-button.tsx';
import { ConfirmDialog } from '../confirm-dialog/confirm-dialog.tsx';
import { DeleteDialog } from '../delete-dialog/delete-dialog.tsx';
import { Dialog, type DialogProps } from '../dialog/dialog.tsx';
import { PageDialog } from '../dialog/page-dialog.tsx';
import { Popover } from '../popover/popover.tsx';
import { renderUi } from '../testing/render-ui.tsx';
import { SURFACE_EVENT, type Surface } from './use-surface.ts';

let opened: Surface[] = [];
const handleSurface = (event: Event) => opened.push((event as CustomEvent<Surface>).detail);

beforeEach(() => {
  opened = [];
  window.addEventListener(SURFACE_EVENT, handleSurface);
});
afterEach(() => window.removeEventListener(SURFACE_EVENT, handleSurface));

function Switched(props: { surface: (isOpen: boolean, close: () => void) => ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      {props.surface(isOpen, () => setOpen(false))}
    </>
  );
}

const sheet = (options: Partial<DialogProps> = {}) => (
  <Switched
    surface={(isOpen, onClose) => <Dialog isOpen={isOpen} onClose={onClose} title="Sheet" {...options} />}
  />
);

const SURFACES = {
  dialog: sheet(),
  'form dialog': sheet({ onSubmit: () => undefined }),
  'side sheet': sheet({ placement: 'side' }),
  'confirm dialog': (
    <Switched
      surface={(isOpen, onClose) => (
        <ConfirmDialog
          isOpen={isOpen}
          onClose={onClose}
          onConfirm={onClose}
          title="Sure?"
          confirmLabel="Yes"
        />
      )}
    />
  ),
  'delete dialog': (
    <Switched
      surface={(isOpen, onClose) => (
        <DeleteDialog isOpen={isOpen} onClose={onClose} onConfirm={onClose} name="Fish" />
      )}
    />
  ),
  'confirm button': (
    <ConfirmButton label="Open" title="Sure?" confirmLabel="Yes" action={() => Promise.resolve(undefined)} />
  ),
  'page dialog': (
    <PageDialog title="Menu" openFor="" renderTrigger={(trigger) => <Button {...trigger}>Open</Button>}>
      Links
    </PageDialog>
  ),
  popover: (
    <Popover label="Bell" renderTrigger={(trigger) => <Button {...trigger}>Open</Button>}>
      Nothing new
    </Popover>
  ),
};

const surface = () => screen.queryByRole('dialog') ?? screen.queryByRole('alertdialog');
const open = () => userEvent.click(screen.getByRole('button', { name: 'Open' }));

describe.each(Object.entries(SURFACES))('a %s', (_, element) => {
  it('makes itself known once while it is open, and closes when it is asked to', async () => {
    renderUi(element);
    expect(opened).toEqual([]);
    await open();
    expect(opened).toHaveLength(1);
    expect(opened[0]?.closed.aborted).toBe(false);
    let hasAgreed: boolean | undefined;
    act(() => {
      hasAgreed = opened[0]?.close();
    });
    expect(hasAgreed).toBe(true);
    expect(surface()).not.toBeInTheDocument();
    expect(opened[0]?.closed.aborted).toBe(true);
    await open();
    expect(opened).toHaveLength(2);
  });

  it('is known to be closed when Escape closes it', async () => {
    renderUi(element);
    await open();
    await userEvent.keyboard('{Escape}');
    expect(surface()).not.toBeInTheDocument();
    expect(opened.map(({ closed }) => closed.aborted)).toEqual([true]);
  });
});

it('refuses while it is busy', async () => {
  renderUi(sheet({ isBusy: true }));
  await open();
  expect(opened[0]?.close()).toBe(false);
  expect(surface()).toBeInTheDocument();
});

it('a page dialog that the browser has opened before any script is known as well', () => {
  const isOpen = jest.spyOn(HTMLDialogElement.prototype, 'open', 'get').mockReturnValue(true);
  renderUi(SURFACES['page dialog']);
  expect(opened).toHaveLength(1);
  isOpen.mockRestore();
});
