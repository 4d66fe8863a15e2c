import { type KeyboardEvent, type PointerEvent, type SyntheticEvent, useLayoutEffect, useRef } from 'react';

interface ModalOptions {
  onClose: () => void;
  isBusy: boolean;
  isClosedByBackdrop: boolean;
}

/** Opens a native dialog as a modal for as long as it is mounted, and hands every wish to close to its owner. */
export function useModal(options: ModalOptions) {
  const { onClose, isBusy, isClosedByBackdrop } = options;
  const ref = useRef<HTMLDialogElement>(null);
  const isLeaving = useRef(false);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (dialog === null) return undefined;
    isLeaving.current = false;
    const cameFrom = dialog.ownerDocument.activeElement;
    open(dialog);
    const target = dialog.querySelector<HTMLElement>('[data-autofocus]') ?? dialog.querySelector('h2');
    target?.focus();
    return () => {
      isLeaving.current = true;
      // Closing before the element goes is what makes the browser give the focus back.
      dialog.close?.();
      if (cameFrom instanceof HTMLElement && cameFrom.isConnected) cameFrom.focus({ preventScroll: true });
    };
  }, []);

  function askToClose() {
    if (!isBusy) onClose();
  }

  return {
    ref,
    handlers: {
      onKeyDown(event: KeyboardEvent) {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.preventDefault();
        event.stopPropagation();
        askToClose();
      },
      // The back gesture of a phone comes as `cancel`, without a key.
      onCancel(event: SyntheticEvent) {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        askToClose();
      },
      // A browser may close without asking (a second Esc in a row): the owner's state decides.
      onClose(event: SyntheticEvent<HTMLDialogElement>) {
        if (event.target !== event.currentTarget || isLeaving.current) return;
        // The event comes late: in development React may have opened the dialog again by then.
        if (event.currentTarget.open) return;
        if (isBusy) open(event.currentTarget);
        else onClose();
      },
      onPointerDown(event: PointerEvent) {
        if (isClosedByBackdrop && event.target === event.currentTarget) askToClose();
      },
    },
  };
}

function open(dialog: HTMLDialogElement) {
  if (dialog.open) return;
  // Browsers before 2022 have no modal dialog: there it stands over the page without locking it.
  if (typeof dialog.showModal === 'function') dialog.showModal();
  else dialog.setAttribute('open', '');
}
