import { withTexts } from 'shared-ui';

const loadTexts = () => import('../../locales/sender-texts.ts');

/** The dialog about the sender of one order, with its texts. */
export async function loadSenderDialog() {
  const [{ SenderDialog }, { senderTexts }] = await Promise.all([import('./sender-dialog.tsx'), loadTexts()]);
  return withTexts(SenderDialog, senderTexts);
}

/** The list of blocked senders, with its texts. */
export async function loadBlockedDialog() {
  const [{ BlockedDialog }, { senderTexts }] = await Promise.all([
    import('./blocked-dialog.tsx'),
    loadTexts(),
  ]);
  return withTexts(BlockedDialog, senderTexts);
}
