import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

configure({ asyncUtilTimeout: 5_000 });
// Longer than any wait within a test, whose message shows the screen.
jest.setTimeout(20_000);

// Browser storage holds choices, drafts and baskets: cleared between tests.
beforeEach(() => {
  if (typeof window === 'undefined') return;
  window.localStorage.clear();
  window.sessionStorage.clear();
});

// jsdom has no dialogs (https://github.com/jsdom/jsdom/issues/3294): enough of them for our Dialog.
if (
  typeof HTMLDialogElement !== 'undefined' &&
  !('showModal' in HTMLDialogElement.prototype && HTMLDialogElement.prototype.showModal)
) {
  HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement) {
    this.setAttribute('open', '');
  };
  HTMLDialogElement.prototype.show = HTMLDialogElement.prototype.showModal;
  HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
    if (!this.hasAttribute('open')) return;
    this.removeAttribute('open');
    this.dispatchEvent(new Event('close'));
  };
}

// jsdom has no layout: no element is resized or comes into view. Tests that need either bring their own.
class NeverObserver {
  observe(): void {
    return;
  }
  unobserve(): void {
    return;
  }
  disconnect(): void {
    return;
  }
}
Object.assign(globalThis, {
  ResizeObserver: globalThis.ResizeObserver ?? NeverObserver,
  IntersectionObserver: globalThis.IntersectionObserver ?? NeverObserver,
});
