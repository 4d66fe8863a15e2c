import '@testing-library/jest-dom';
import { configure, getConfig } from '@testing-library/react';
import { waitUntilRendered } from './wait-until-rendered.ts';

// A press or a wait is over once React has rendered what it led to, as it would be for a person.
const { asyncWrapper } = getConfig();
configure({
  asyncWrapper: (run) =>
    asyncWrapper(async () => {
      const result = await run();
      await waitUntilRendered();
      return result;
    }),
});

// A page is compiled when a test first opens it, which takes seconds on a busy machine.
configure({ asyncUtilTimeout: 15_000 });
// Typing whole forms key by key takes long there, too; a wait within a test, whose message shows the screen, ends
// first.
jest.setTimeout(60_000);

// Browser storage holds choices, drafts and baskets: cleared between tests.
beforeEach(() => {
  if (typeof window === 'undefined') return;
  window.localStorage.clear();
  window.sessionStorage.clear();
});

// jsdom has no dialogs (https://github.com/jsdom/jsdom/issues/3294): enough of them for ours.
if (
  typeof HTMLDialogElement !== 'undefined' &&
  !('showModal' in HTMLDialogElement.prototype && HTMLDialogElement.prototype.showModal)
) {
  const openedFrom = new WeakMap<HTMLDialogElement, Element | null>();
  HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement) {
    openedFrom.set(this, document.activeElement);
    this.setAttribute('open', '');
  };
  // On the window, after everything that may prevent it.
  window.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1)?.close();
  });
  HTMLDialogElement.prototype.show = HTMLDialogElement.prototype.showModal;
  HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
    if (!this.hasAttribute('open')) return;
    this.removeAttribute('open');
    const opener = openedFrom.get(this);
    if (opener instanceof HTMLElement) opener.focus();
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
