import { type KeyboardEvent, type PointerEvent, type SyntheticEvent, useLayoutEffect, useRef } from 'react';
import { useSurface } from '../surface/use-surface.ts';
import { openModal } from './open-modal.ts';

interface ModalOptions {
  onClose: () => void;
  isBusy: boolean;
  isClosedByBackdrop: boolean;
}

/** Opens a native dialog as a modal while it is mounted. Every attempt to close it calls `onClose`. */
export function useModal(options: ModalOptions) {
  const { onClose, isBusy, isClosedByBackdrop } = options;
  const ref = useRef<HTMLDialogElement>(null);
  const isUnmounting = useRef(false);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (dialog === null) return undefined;
    isUnmounting.current = false;
    const previousFocus = dialog.ownerDocument.activeElement;
    openModal(dialog);
    const target = dialog.querySelector<HTMLElement>('[data-autofocus]') ?? dialog.querySelector('h2');
    target?.focus();
    return () => {
      isUnmounting.current = true;
      // The browser returns the focus only if the dialog is closed before it is removed.
      dialog.close?.();
      if (previousFocus instanceof HTMLElement && previousFocus.isConnected)
        previousFocus.focus({ preventScroll: true });
    };
  }, []);

  function requestClose(): boolean {
    if (!isBusy) onClose();
    return !isBusy;
  }
  useSurface(true, requestClose);

  return {
    ref,
    handlers: {
      onKeyDown(event: KeyboardEvent) {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.preventDefault();
        event.stopPropagation();
        requestClose();
      },
      // A phone's back gesture fires `cancel` without a key event.
      onCancel(event: SyntheticEvent) {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        requestClose();
      },
      // On a second Esc in a row, browsers close the dialog without `cancel`: the owner's state decides.
      onClose(event: SyntheticEvent<HTMLDialogElement>) {
        if (event.target !== event.currentTarget || isUnmounting.current) return;
        // The event is asynchronous: in strict mode React may have opened the dialog again by then.
        if (event.currentTarget.open) return;
        if (isBusy) openModal(event.currentTarget);
        else onClose();
      },
      onPointerDown(event: PointerEvent) {
        if (isClosedByBackdrop && event.target === event.currentTarget) requestClose();
      },
    },
  };
}
