// One chunk: the form and the confirmation are fetched together, before they are needed.
export { CheckoutDialog } from './checkout-dialog.tsx';
export { OrderConfirmationDialog } from './order-confirmation-dialog.tsx';
