import { useSession } from 'shared-api';
import { useDialogCode } from './use-dialog-code.ts';

const loadDialog = () => import(/* webpackChunkName: "other-person" */ './other-person-dialog.tsx');

/** Asks on a page with input for whom it goes on, once somebody else is signed in; the dialog's code comes then. */
export function OtherPerson() {
  return useSession((session) => session.builtFor !== undefined) ? <Asking /> : null;
}

function Asking() {
  const goOnAs = useSession((session) => session.goOnAs);
  const dialog = useDialogCode(loadDialog, () => void goOnAs('present'));
  return dialog && <dialog.OtherPersonDialog />;
}
