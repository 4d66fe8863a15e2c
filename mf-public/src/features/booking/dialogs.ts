// One chunk: the form and what follows it are fetched together, before they are needed.
export { BookingDialog } from './booking-dialog.tsx';
export { ConfirmationDialog } from './confirmation-dialog.tsx';
