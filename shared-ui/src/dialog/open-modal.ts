/** Opens a native dialog as a modal, unless it is open. */
export function openModal(dialog: HTMLDialogElement): void {
  if (dialog.open) return;
  // Browsers before 2022 have no showModal: the dialog opens over the page but does not block it.
  if (typeof dialog.showModal === 'function') dialog.showModal();
  else dialog.setAttribute('open', '');
}
