/** The dialog about the sender of one order. */
export async function loadSenderDialog() {
  return (await import('./sender-dialog.tsx')).SenderDialog;
}

/** The list of blocked senders. */
export async function loadBlockedDialog() {
  return (await import('./blocked-dialog.tsx')).BlockedDialog;
}
