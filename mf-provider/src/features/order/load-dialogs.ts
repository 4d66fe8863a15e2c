/** The dialog about the sender of one order. */
export async function loadSenderDialog() {
  return (await import('./sender-dialog.tsx')).SenderDialog;
}

/** The list of blocked senders. */
export async function loadBlockedDialog() {
  return (await import('./blocked-dialog.tsx')).BlockedDialog;
}

/** The dialog that proposes a change of one order. */
export async function loadProposeDialog() {
  return (await import('./change/propose-dialog.tsx')).ProposeDialog;
}
