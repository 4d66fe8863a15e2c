import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// A page is compiled when a test first opens it, which takes seconds on a busy machine.
configure({ asyncUtilTimeout: 15_000 });
// Typing whole forms key by key takes long there, too; a wait within a test, whose message shows the screen, ends first.
jest.setTimeout(60_000);

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
